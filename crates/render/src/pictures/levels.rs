//! The level numbers behind a pyramid, and the placeholder of an empty one.

use std::ops::Range;

use super::prelude::*;

pub(super) fn scale(scene: &mut Scene, extent: Extent, layout: &Layout, across: Range<i32>) {
    let high = card_height(layout.width);
    for level in extent.levels() {
        let top = layout.row_top(level);
        if level % 2 == 1 || extent.rows() == 1 {
            scene.panel(
                Point::new(across.start, top - 1),
                Size::new(across.len() as u16, high + 3),
                PanelStyle::Band,
            );
        }
    }
    levels_beside(scene, extent, layout, across.start + 18);
}

/// Omitted if levels are too low for them.
pub(super) fn levels_beside(scene: &mut Scene, extent: Extent, layout: &Layout, x: i32) {
    let high = card_height(layout.width);
    let size = (high / 3).clamp(READ, 40);
    if high < READ {
        return;
    }
    for level in extent.levels() {
        let y = head::baseline(layout.row_top(level), i32::from(high), size);
        scene.write(
            Point::new(x, y),
            level.to_string(),
            TextStyle::new(size, TextColour::Muted, Align::Centre),
        );
    }
}

pub(super) fn empty(w: &Wording, scene: &mut Scene, layout: &Layout) {
    let at = layout.corner(Slot { level: 1, column: 0 });
    let (wide, high) = (layout.width, card_height(layout.width));
    scene.panel(at, Size::new(wide, high), PanelStyle::Hollow);
    // A small empty place speaks for itself.
    let says = w.say(text!(picture_no_cards));
    let fits = |size: &u16| head::wide(&says, *size) + 12 <= i32::from(wide);
    let Some(size) = (READ..=34).rev().find(fits) else {
        return;
    };
    scene.write(
        Point::new(at.x + i32::from(wide) / 2, head::baseline(at.y, i32::from(high), size)),
        says,
        TextStyle::new(size, TextColour::Muted, Align::Centre),
    );
}
