//! The program's icon as a PNG, drawn from distances: a pearl over three waves.

use std::{collections::BTreeSet, io::Write};

/// What surrounds the picture.
#[derive(Clone, Copy)]
pub(crate) enum Shape {
    /// Corners cut round, for places that show the icon as it is.
    Rounded,
    /// Water to the edge, for places that cut out their own shape.
    Full,
}

type Colour = [f64; 3];

const DEEP: Colour = [11.0, 36.0, 56.0];
const SHALLOW: Colour = [31.0, 94.0, 112.0];
const FOAM: Colour = [226.0, 236.0, 228.0];
const PEARL: Colour = [250.0, 246.0, 238.0];
const SHADE: Colour = [176.0, 186.0, 196.0];

/// Samples per pixel and direction; the picture has no other smoothing.
const SAMPLES: u32 = 3;

/// The icon of that many pixels on a side.
pub(crate) fn png(size: u32, shape: Shape) -> Vec<u8> {
    let pixels: Vec<Pixel> =
        (0..size).flat_map(|y| (0..size).map(move |x| pixel(x, y, size, shape))).collect();
    // A palette is a quarter the size; steps between colours are as small as it allows.
    let palettes = (4..).map(|step| (step, palette(&pixels, step)));
    let (step, palette) = palettes
        .into_iter()
        .find(|(_, palette)| palette.len() <= 256)
        .expect("with one step there is one colour");
    let mut rows = Vec::with_capacity((size * (size + 1)) as usize);
    for row in pixels.chunks(size as usize) {
        rows.push(0);
        rows.extend(row.iter().map(|&pixel| index(&palette, stepped(pixel, step))));
    }
    encode(size, &palette, &rows)
}

/// Red, green, blue and how much of the ground is covered.
type Pixel = [u8; 4];

fn stepped(pixel: Pixel, step: u16) -> Pixel {
    pixel.map(|channel| ((u16::from(channel) + step / 2) / step * step).min(255) as u8)
}

/// The colours that are there in these steps, in order.
fn palette(pixels: &[Pixel], step: u16) -> Vec<Pixel> {
    let colours: BTreeSet<Pixel> = pixels.iter().map(|&pixel| stepped(pixel, step)).collect();
    colours.into_iter().collect()
}

fn index(palette: &[Pixel], pixel: Pixel) -> u8 {
    let index = palette.binary_search(&pixel).expect("the palette was made of these pixels");
    u8::try_from(index).expect("a palette has at most 256 colours")
}

fn pixel(x: u32, y: u32, size: u32, shape: Shape) -> Pixel {
    let mut sum = [0.0; 4];
    for sample in 0..SAMPLES * SAMPLES {
        let offset = |step: u32| (f64::from(step) + 0.5) / f64::from(SAMPLES);
        let u = (f64::from(x) + offset(sample % SAMPLES)) / f64::from(size);
        let v = (f64::from(y) + offset(sample / SAMPLES)) / f64::from(size);
        if inside(u, v, shape) {
            let colour = picture(u, v, shape);
            (0..3).for_each(|channel| sum[channel] += colour[channel]);
            sum[3] += 255.0;
        }
    }
    let count = f64::from(SAMPLES * SAMPLES);
    let covered = (sum[3] / 255.0).max(1.0);
    [sum[0] / covered, sum[1] / covered, sum[2] / covered, sum[3] / count]
        .map(|channel| channel.round() as u8)
}

fn inside(u: f64, v: f64, shape: Shape) -> bool {
    const RADIUS: f64 = 0.22;
    let beyond = |t: f64| ((t - 0.5).abs() - (0.5 - RADIUS)).max(0.0);
    matches!(shape, Shape::Full) || beyond(u).hypot(beyond(v)) <= RADIUS
}

/// The colour at a place of the unit square, as in `icon.svg`.
fn picture(u: f64, v: f64, shape: Shape) -> Colour {
    // Masks may cut away a fifth on each side: the picture moves inwards.
    let zoom = if matches!(shape, Shape::Full) { 0.78 } else { 1.0 };
    let (u, v) = ((u - 0.5) / zoom + 0.5, (v - 0.5) / zoom + 0.5);
    let water = mix(SHALLOW, DEEP, v.clamp(0.0, 1.0));
    let (x, y) = (u - 0.5, v - 0.36);
    let distance = x.hypot(y);
    if distance < 0.185 {
        let light = ((x + 0.06).hypot(y + 0.07) / 0.26).clamp(0.0, 1.0);
        return mix(PEARL, SHADE, light * light);
    }
    let halo = (1.0 - (distance - 0.185) / 0.16).clamp(0.0, 1.0) * 0.25;
    let wave = (0..3).any(|line| {
        let line = f64::from(line);
        let crest = 0.64 + line * 0.115 + 0.028 * (u * std::f64::consts::TAU * 2.0 + line * 0.9).sin();
        (v - crest).abs() < 0.021 && (u - 0.5).abs() < 0.36 - line * 0.07
    });
    if wave { FOAM } else { mix(water, PEARL, halo) }
}

fn mix(one: Colour, other: Colour, share: f64) -> Colour {
    [0, 1, 2].map(|channel| one[channel] + (other[channel] - one[channel]) * share)
}

/// A PNG of rows that each begin with their filter's number, one byte a pixel.
fn encode(size: u32, palette: &[Pixel], rows: &[u8]) -> Vec<u8> {
    let mut header = [size.to_be_bytes(), size.to_be_bytes()].concat();
    header.extend([8, 3, 0, 0, 0]);
    let colours: Vec<u8> = palette.iter().flat_map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect();
    let cover: Vec<u8> = palette.iter().map(|pixel| pixel[3]).collect();
    let mut encoder = flate2::write::ZlibEncoder::new(Vec::new(), flate2::Compression::best());
    encoder.write_all(rows).expect("memory takes every byte");
    let data = encoder.finish().expect("memory takes every byte");
    let mut png = b"\x89PNG\r\n\x1a\n".to_vec();
    let chunks =
        [(b"IHDR", &header[..]), (b"PLTE", &colours), (b"tRNS", &cover), (b"IDAT", &data), (b"IEND", &[])];
    for (kind, body) in chunks {
        let length = u32::try_from(body.len()).expect("an icon is small");
        let mut check = flate2::Crc::new();
        check.update(kind);
        check.update(body);
        png.extend(length.to_be_bytes());
        png.extend(kind);
        png.extend(body);
        png.extend(check.sum().to_be_bytes());
    }
    png
}
