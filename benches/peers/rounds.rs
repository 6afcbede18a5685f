//! Measures in rounds that alternate between renderers, so that other load affects all equally.

use image::RgbImage;

use crate::limits::LIKENESS;
use crate::{Result, truth};

const ROUNDS: usize = 5;
/// Unmeasured pictures that fill caches and trigger JIT compilation.
const WARM_UP: usize = 20;

pub trait Renderer {
    fn name(&self) -> &str;

    /// `None` for renderers built with this bench.
    fn version(&self) -> Option<&str> {
        None
    }

    /// Pictures per round.
    fn in_a_round(&self) -> usize;

    /// Returns the milliseconds of each picture, from the scene to PNG bytes.
    fn paint(&mut self, pictures: usize) -> Result<Vec<f64>>;

    /// The last picture as PNG.
    fn last(&mut self) -> Result<Vec<u8>>;
}

pub struct Entrant<'a> {
    renderer: Box<dyn Renderer + 'a>,
    truth: &'a RgbImage,
    least_likeness: f64,
    least_times: Option<f64>,
}

pub struct Measured {
    pub name: String,
    pub version: Option<String>,
    /// The median of all pictures.
    pub milliseconds: f64,
    pub pictures: usize,
    pub bytes: usize,
    pub likeness: f64,
    pub least_times: Option<f64>,
}

impl<'a> Entrant<'a> {
    pub fn new(renderer: impl Renderer + 'a, truth: &'a RgbImage) -> Entrant<'a> {
        Entrant { renderer: Box::new(renderer), truth, least_likeness: LIKENESS, least_times: None }
    }

    pub fn at_least_times(self, times: f64) -> Entrant<'a> {
        Entrant { least_times: Some(times), ..self }
    }

    /// In dB.
    pub fn at_least_like(self, likeness: f64) -> Entrant<'a> {
        Entrant { least_likeness: likeness, ..self }
    }
}

/// Compares with the first one.
///
/// # Errors
/// If one fails or has not painted the scene.
pub fn run(entrants: &mut [Entrant<'_>]) -> Result<Vec<Measured>> {
    let mut times = vec![vec![]; entrants.len()];
    for entrant in entrants.iter_mut() {
        eprintln!("warming up: {}", entrant.renderer.name());
        entrant.renderer.paint(WARM_UP)?;
    }
    for round in 1..=ROUNDS {
        eprintln!("round {round} of {ROUNDS}");
        for (entrant, times) in entrants.iter_mut().zip(&mut times) {
            let pictures = entrant.renderer.in_a_round();
            times.extend(entrant.renderer.paint(pictures)?);
        }
    }
    let measured = entrants.iter_mut().zip(times);
    measured.map(|(e, times)| judged(e, times)).collect()
}

fn judged(entrant: &mut Entrant<'_>, times: Vec<f64>) -> Result<Measured> {
    let renderer = &mut entrant.renderer;
    let png = renderer.last()?;
    let picture = image::load_from_memory(&png)?.into_rgb8();
    let likeness = truth::likeness(&picture, entrant.truth)?;
    let (name, least) = (renderer.name().to_owned(), entrant.least_likeness);
    if likeness < least {
        return Err(format!(
            "the picture of {name} is another: {likeness:.1} dB instead of {least} dB or more"
        )
        .into());
    }
    Ok(Measured {
        name,
        version: renderer.version().map(str::to_owned),
        pictures: times.len(),
        milliseconds: median(times).ok_or("nothing was painted")?,
        bytes: png.len(),
        likeness,
        least_times: entrant.least_times,
    })
}

fn median(mut times: Vec<f64>) -> Option<f64> {
    times.sort_by(f64::total_cmp);
    times.get(times.len() / 2).copied()
}
