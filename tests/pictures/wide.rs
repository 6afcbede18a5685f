//! The widest possible pyramids render without errors, though too small to read (R-END-11).

use viceroy::render::geometry::Size;

use crate::prelude::*;

fn row(ruleset: &viceroy::rules::Ruleset, direction: i8) -> Pyramid {
    let mut pyramid = Pyramid::default();
    for n in 0..88 {
        put(ruleset, &mut pyramid, n as u8 + 1, 1, n * direction);
    }
    pyramid
}

#[test]
fn the_widest_base_is_painted() {
    let (w, painter) = (&english(), painter());
    let mut view = seat_view([9]);
    let ruleset = Arc::clone(&view.table.ruleset);
    let open = Arc::make_mut(&mut view.table.open);
    open.pyramids[Seat(0)] = row(&ruleset, -1);
    open.pyramids[Seat(1)] = row(&ruleset, 1);
    let places = [('A', -88), ('B', 1)];
    let places = places.map(|(letter, column)| (letter, Slot { level: 1, column }));
    let (table, new) = (&view.table, &CardSet::NONE);
    let scenes = [
        pictures::pyramid(w, table, Seat(0), new, &names()).scene,
        pictures::pyramid_within(w, table, Seat(0), &names(), Size::new(1600, 900)).scene,
        pictures::table(w, table, new, &names()).scene,
        pictures::placing(w, &view, CardId(9), &places, pictures::PictureRoom::USUAL).scene,
    ];
    for scene in scenes {
        assert!(scene.width < 6000 && scene.height < 6000, "{} {}", scene.width, scene.height);
        painter.paint(&scene).unwrap();
    }
}
