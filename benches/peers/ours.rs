//! Our painter, with cached sprites like its peers.

use std::time::Instant;

use viceroy::render::{Painter, Scene};

use crate::Result;
use crate::rounds::Renderer;

pub struct Fresh<'a> {
    painter: &'a Painter,
    scene: &'a Scene,
    last: Vec<u8>,
}

pub struct OneCardChanged<'a> {
    painter: &'a Painter,
    before: &'a Scene,
    after: &'a Scene,
    last: Vec<u8>,
}

impl<'a> Fresh<'a> {
    pub fn new(painter: &'a Painter, scene: &'a Scene) -> Fresh<'a> {
        let last = vec![];
        Fresh { painter, scene, last }
    }
}

impl<'a> OneCardChanged<'a> {
    pub fn new(painter: &'a Painter, [before, after]: [&'a Scene; 2]) -> OneCardChanged<'a> {
        OneCardChanged { painter, before, after, last: vec![] }
    }
}

impl Renderer for Fresh<'_> {
    fn name(&self) -> &str {
        "ours, fresh"
    }

    fn in_a_round(&self) -> usize {
        40
    }

    fn paint(&mut self, pictures: usize) -> Result<Vec<f64>> {
        let mut times = vec![];
        for _ in 0..pictures {
            self.painter.forget_pictures();
            let start = Instant::now();
            self.last = self.painter.paint(self.scene)?;
            times.push(start.elapsed().as_secs_f64() * 1000.0);
        }
        Ok(times)
    }

    fn last(&mut self) -> Result<Vec<u8>> {
        Ok(self.last.clone())
    }
}

impl Renderer for OneCardChanged<'_> {
    fn name(&self) -> &str {
        "ours, one card changed"
    }

    fn in_a_round(&self) -> usize {
        40
    }

    fn paint(&mut self, pictures: usize) -> Result<Vec<f64>> {
        let mut times = vec![];
        for _ in 0..pictures {
            self.painter.forget_pictures();
            self.painter.paint(self.before)?;
            let start = Instant::now();
            self.last = self.painter.paint(self.after)?;
            times.push(start.elapsed().as_secs_f64() * 1000.0);
        }
        Ok(times)
    }

    fn last(&mut self) -> Result<Vec<u8>> {
        Ok(self.last.clone())
    }
}
