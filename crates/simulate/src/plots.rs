//! The plots of a report, as SVG without script. Colours are classes of the page.

use std::fmt::Write as _;

use words::Words;

use crate::report::{Counted, Report, Spread};
use crate::statistics::Histogram;
use crate::wording::{escape, number, percent};

const WIDTH: f64 = 720.0;
const FEWEST_BINS: usize = 12;

/// One bar that is all the battles: each side's wins from its end, draws between them.
pub(crate) fn win_bar(report: &Report, words: &Words) -> String {
    let (top, height) = (8.0, 44.0);
    let mut parts: Vec<(&str, String, &Counted)> = Vec::new();
    for (side, class) in report.sides.iter().zip(["side-0", "side-1"]) {
        parts.push((class, side.name.clone(), &side.wins));
    }
    parts.insert(1.min(parts.len()), ("draw", words.say("report-draws"), &report.draws));
    let mut svg = open(WIDTH, 62.0, &words.say("report-win-bar"));
    let mut left = 0.0;
    for (class, name, counted) in &parts {
        let width = counted.rate * WIDTH;
        let share = format!("{} ({})", percent(words, counted.rate), counted.games);
        let hint = words.labelled(name, &share);
        let _ = write!(
            svg,
            r#"<g><title>{}</title><rect class="{class}" x="{left:.2}" y="{top}" width="{width:.2}" height="{height}"/>"#,
            escape(&hint)
        );
        if width > 64.0 {
            let (x, y) = (left + width / 2.0, top + height / 2.0 + 6.0);
            let share = percent(words, counted.rate);
            let _ = write!(
                svg,
                r#"<text class="on-{class}" x="{x:.2}" y="{y}" text-anchor="middle">{share}</text>"#
            );
        }
        svg.push_str("</g>");
        left += width;
    }
    let _ = write!(
        svg,
        r#"<rect class="frame" x="0.5" y="{top}" width="{:.2}" height="{height}"/>"#,
        WIDTH - 1.0
    );
    close(svg)
}

/// A rate with its interval on a scale from 0 to 100 %.
pub(crate) fn interval(class: &str, name: &str, counted: &Counted, words: &Words) -> String {
    let (width, y) = (420.0, 13.0);
    let at = |rate: f64| 4.0 + rate * (width - 8.0);
    let [low, high] = counted.interval;
    let hint = format!(
        "{name}: {} ({} – {})",
        percent(words, counted.rate),
        percent(words, low),
        percent(words, high)
    );
    let mut svg = open(width, 26.0, &hint);
    let _ = write!(svg, r#"<line class="axis" x1="4" x2="{}" y1="{y}" y2="{y}"/>"#, width - 4.0);
    for tenth in 0..=10 {
        let (x, long) = (at(f64::from(tenth) / 10.0), if tenth % 5 == 0 { 5.0 } else { 2.5 });
        let _ = write!(
            svg,
            r#"<line class="axis" x1="{x:.2}" x2="{x:.2}" y1="{}" y2="{}"/>"#,
            y - long,
            y + long
        );
    }
    let (from, to, x) = (at(low), at(high), at(counted.rate));
    let _ = write!(
        svg,
        r#"<rect class="{class} soft" x="{from:.2}" y="{}" width="{:.2}" height="10"/><rect class="{class}" x="{:.2}" y="{}" width="5" height="18"/>"#,
        y - 5.0,
        (to - from).max(1.0),
        x - 2.5,
        y - 9.0
    );
    close(svg)
}

/// A share as a thin bar.
pub(crate) fn share(class: &str, rate: f64) -> String {
    let mut svg = open(220.0, 14.0, "");
    let _ = write!(
        svg,
        r#"<rect class="{class}" x="0" y="2" width="{:.2}" height="10"/>"#,
        (rate * 220.0).max(1.0)
    );
    close(svg)
}

/// How often each number came up, for one spread or for one a side, above each other.
pub(crate) fn histograms(
    spreads: &[(&str, String, &Spread)],
    label: &str,
    words: &Words,
) -> String {
    let (height, foot, head) = (96.0, 30.0, 26.0);
    let row = height + head + 10.0;
    let tall = row * spreads.len() as f64 + foot - 10.0;
    let mut svg = open(WIDTH, tall, label);
    let highest = spreads.iter().flat_map(|one| &one.2.histogram.counts).max().copied();
    let highest = f64::from(highest.unwrap_or(1).max(1));
    for (index, (class, name, spread)) in spreads.iter().enumerate() {
        let base = row * index as f64 + head + height;
        let bins = &spread.histogram;
        let step = step(bins);
        for (bin, count) in bins.counts.iter().enumerate().filter(|one| *one.1 > 0) {
            let tall = f64::from(*count) / highest * height;
            let hint = format!("{}: {count}", range(bins, bin));
            let _ = write!(
                svg,
                r#"<g><title>{hint}</title><rect class="{class}" x="{:.2}" y="{:.2}" width="{:.2}" height="{tall:.2}"/></g>"#,
                step * bin as f64 + 1.0,
                base - tall,
                (step - 2.0).max(1.0)
            );
        }
        let position = (spread.mean - bins.first as f64) / bins.width as f64;
        let centred = if bins.width == 1 { position + 0.5 } else { position };
        let x = (centred * step).clamp(0.0, WIDTH);
        let mean = words.say_with("cli-mean", &[("mean", number(words, spread.mean, 1).into())]);
        let (anchor, beside) = if x > WIDTH / 2.0 { ("end", -6.0) } else { ("start", 6.0) };
        let told = if name.is_empty() { mean } else { format!("{name}, {mean}") };
        let _ = write!(
            svg,
            r#"<line class="axis" x1="0" x2="{WIDTH}" y1="{base}" y2="{base}"/><line class="mean" x1="{x:.2}" x2="{x:.2}" y1="{}" y2="{base}"/><text x="{:.2}" y="{}" text-anchor="{anchor}">{}</text>"#,
            base - height - 20.0,
            x + beside,
            base - height - 9.0,
            escape(&told)
        );
    }
    if let Some((_, _, spread)) = spreads.first() {
        axis(&mut svg, &spread.histogram, tall - foot + 8.0);
    }
    close(svg)
}

/// The numbers under a histogram, as many as there is room for.
fn axis(svg: &mut String, bins: &Histogram, y: f64) {
    let step = step(bins);
    let longest = (0..bins.counts.len()).map(|bin| range(bins, bin).chars().count()).max();
    let room = longest.unwrap_or(0) as f64 * 7.0 + 14.0;
    let every = (room / step).ceil().max(1.0) as usize;
    for bin in (0..bins.counts.len()).step_by(every) {
        let _ = write!(
            svg,
            r#"<text class="tick" x="{:.2}" y="{}" text-anchor="middle">{}</text>"#,
            step * (bin as f64 + 0.5),
            y + 8.0,
            range(bins, bin)
        );
    }
}

/// The width of a bin; few of them do not fill the page.
fn step(bins: &Histogram) -> f64 {
    WIDTH / bins.counts.len().max(FEWEST_BINS) as f64
}

fn range(bins: &Histogram, bin: usize) -> String {
    let first = bins.first + bins.width * bin as i64;
    if bins.width == 1 {
        first.to_string()
    } else {
        format!("{first}–{}", first + bins.width - 1)
    }
}

fn open(width: f64, height: f64, label: &str) -> String {
    let role = if label.is_empty() {
        r#"aria-hidden="true""#.to_owned()
    } else {
        format!(r#"role="img" aria-label="{}""#, escape(label))
    };
    format!(r#"<svg viewBox="0 0 {width} {height}" width="{width}" {role}>"#)
}

fn close(mut svg: String) -> String {
    svg.push_str("</svg>");
    svg
}
