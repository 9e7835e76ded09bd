//! Pictures for where no SVG can go.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use std::sync::Arc;

/// Why no picture could be made.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The text is not an SVG.
    #[error("not an SVG: {0}")]
    Svg(String),
    /// No picture has this size.
    #[error("no picture is {0} wide and {1} high")]
    Size(u32, u32),
    /// The picture could not be written.
    #[error("the picture could not be written: {0}")]
    Png(String),
}

/// Draws an SVG in so many pixels across. Letters come from the fonts of the system; without any,
/// the map is drawn and its names are not.
pub fn png(svg: &str, width: u32) -> Result<Vec<u8>, Error> {
    let mut options = Options::default();
    let fonts = Arc::make_mut(&mut options.fontdb);
    fonts.load_system_fonts();
    let serif = ["EB Garamond", "Libre Caslon Text", "Georgia", "DejaVu Serif", "Liberation Serif"];
    let has = |family: &&str| {
        fonts.faces().any(|face| face.families.iter().any(|(name, _)| name == family))
    };
    if let Some(family) = serif.iter().find(|family| has(family)) {
        fonts.set_serif_family(*family);
    }
    let tree = Tree::from_str(svg, &options).map_err(|error| Error::Svg(error.to_string()))?;
    let scale = f64::from(width) / f64::from(tree.size().width());
    let height = (f64::from(tree.size().height()) * scale).round().clamp(0.0, 1e9) as u32;
    // A hundred million pixels are more than any screen or sheet of paper asks for.
    let small_enough = u64::from(width) * u64::from(height) <= 100_000_000;
    let mut picture = Some(())
        .filter(|()| small_enough)
        .and_then(|()| Pixmap::new(width, height))
        .ok_or(Error::Size(width, height))?;
    let transform = Transform::from_scale(scale as f32, scale as f32);
    resvg::render(&tree, transform, &mut picture.as_mut());
    picture.encode_png().map_err(|error| Error::Png(error.to_string()))
}
