//! A mean and how far it can be trusted.

use serde::Serialize;

/// A mean with the half-width of its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// The interval reaches this far to both sides.
    pub margin: f64,
}

impl Estimate {
    /// The mean of independent samples.
    pub fn of(samples: &[f64]) -> Estimate {
        let count = samples.len() as f64;
        let mean = samples.iter().sum::<f64>() / count.max(1.0);
        if samples.len() < 2 {
            return Estimate { mean, margin: f64::INFINITY };
        }
        let variance = samples.iter().map(|sample| (sample - mean).powi(2)).sum::<f64>() / (count - 1.0);
        Estimate { mean, margin: 1.96 * (variance / count).sqrt() }
    }

    /// The mean of independent shares, each from zero to one. Where all came out alike nothing seems left to doubt;
    /// but what happens less often than three times in as many samples is easily never seen.
    pub fn of_shares(samples: &[f64]) -> Estimate {
        let Estimate { mean, margin } = Estimate::of(samples);
        Estimate { mean, margin: margin.max(3.0 / samples.len() as f64) }
    }

    /// The lower end of the interval.
    pub fn low(self) -> f64 {
        self.mean - self.margin
    }

    /// The upper end of the interval.
    pub fn high(self) -> f64 {
        self.mean + self.margin
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_shrinks_with_the_root_of_the_samples() {
        let few = Estimate::of(&[0.0, 1.0].repeat(50));
        let many = Estimate::of(&[0.0, 1.0].repeat(200));
        assert_eq!(few.mean, 0.5);
        assert!((few.margin / many.margin - 2.0).abs() < 0.01, "{few:?} {many:?}");
        assert!((few.low() - 0.4015).abs() < 0.001, "{few:?}");
    }

    #[test]
    fn a_share_is_never_certain() {
        assert_eq!(Estimate::of(&[1.0; 300]).margin, 0.0);
        assert!((Estimate::of_shares(&[1.0; 300]).low() - 0.99).abs() < 1e-9);
        assert_eq!(Estimate::of_shares(&[0.0, 1.0].repeat(50)), Estimate::of(&[0.0, 1.0].repeat(50)));
    }
}
