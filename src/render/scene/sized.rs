//! The same picture in another size.

use super::{Look, Scene};

impl Scene {
    /// The same picture so wide; everything in it keeps its share of the picture.
    pub fn sized(mut self, width: u32) -> Scene {
        let (to, from) = (i64::from(width), i64::from(self.width.max(1)));
        let part = |size: i64| (2 * size * to + from).div_euclid(2 * from);
        let place = |at: i32| part(i64::from(at)) as i32;
        let size = |size: u16| part(i64::from(size)) as u16;
        self.height = part(i64::from(self.height)) as u32;
        self.width = width;
        for element in &mut self.elements {
            (element.x, element.y) = (place(element.x), place(element.y));
            match &mut element.look {
                Look::Card(card) => card.width = size(card.width),
                Look::Label(label) => label.size = size(label.size),
                Look::Panel { width, height, .. } | Look::Edge { width, height, .. } => {
                    (*width, *height) = (size(*width), size(*height));
                }
                Look::Place { width, .. } | Look::Peek { width, .. } => *width = size(*width),
                Look::Mark { size: own, .. }
                | Look::Disc { size: own, .. }
                | Look::Letter { size: own, .. }
                | Look::Level { size: own, .. } => *own = size(*own),
            }
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Align, PanelStyle, Point, Size, TextColour, TextStyle};
    use super::*;

    #[test]
    fn everything_keeps_its_share() {
        let mut scene = Scene::new(1000, 500);
        scene.panel(Point::new(-10, 21), Size::new(400, 33), PanelStyle::Plain);
        scene.write(
            Point::new(500, 100),
            "words",
            TextStyle::new(36, TextColour::Plain, Align::Left),
        );
        let mut half = Scene::new(500, 250);
        half.panel(Point::new(-5, 11), Size::new(200, 17), PanelStyle::Plain);
        half.write(
            Point::new(250, 50),
            "words",
            TextStyle::new(18, TextColour::Plain, Align::Left),
        );
        assert_eq!(scene.clone().sized(500), half);
        assert_eq!(scene.clone().sized(1000), scene);
    }
}
