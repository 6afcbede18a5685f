//! Rounds in which everybody paints in turn, so that whatever else the machine does slows all alike.

use image::RgbImage;

use crate::limits::LIKENESS;
use crate::{Result, truth};

const ROUNDS: usize = 5;
/// Painted before anything counts: caches fill, and what is compiled while it runs gets compiled.
const WARM_UP: usize = 20;

/// Paints the measured scene over and over.
pub trait Renderer {
    /// What the report calls it.
    fn name(&self) -> &str;

    /// Which release of which programs it is; nothing for what is built with this bench.
    fn version(&self) -> Option<&str> {
        None
    }

    /// How many pictures it paints in a round.
    fn in_a_round(&self) -> usize;

    /// Paints so many pictures: the milliseconds of each, from the scene to the bytes of a PNG.
    fn paint(&mut self, pictures: usize) -> Result<Vec<f64>>;

    /// The bytes of the picture that was painted last.
    fn last(&mut self) -> Result<Vec<u8>>;
}

/// A renderer with what is asked of it.
pub struct Entrant<'a> {
    renderer: Box<dyn Renderer + 'a>,
    truth: &'a RgbImage,
    least_likeness: f64,
    least_times: Option<f64>,
}

/// What was measured of an entrant.
pub struct Measured {
    /// What the report calls it.
    pub name: String,
    /// Which release of which programs it is.
    pub version: Option<String>,
    /// The median of all pictures of all rounds.
    pub milliseconds: f64,
    /// How many pictures that is the median of.
    pub pictures: usize,
    /// The bytes of its PNG.
    pub bytes: usize,
    /// How much the picture is like the composition in true colours, in decibels.
    pub likeness: f64,
    /// How many times as long as ours it should take at least.
    pub least_times: Option<f64>,
}

impl<'a> Entrant<'a> {
    /// A renderer whose pictures should be like this composition.
    pub fn new(renderer: impl Renderer + 'a, truth: &'a RgbImage) -> Entrant<'a> {
        Entrant { renderer: Box::new(renderer), truth, least_likeness: LIKENESS, least_times: None }
    }

    /// It should take so many times as long as ours.
    pub fn at_least_times(self, times: f64) -> Entrant<'a> {
        Entrant { least_times: Some(times), ..self }
    }

    /// Its pictures should be so many decibels like the composition.
    pub fn at_least_like(self, likeness: f64) -> Entrant<'a> {
        Entrant { least_likeness: likeness, ..self }
    }
}

/// Measures all; the first is what the others are compared with.
///
/// # Errors
/// When one fails or has not painted the scene.
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
