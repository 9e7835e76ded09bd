use crate::report::{Report, tally};

/// One line a battle, under a line of names.
pub fn csv(report: &Report) -> String {
    let sides = &report.about.sides;
    let mut heads: Vec<String> = ["game", "seed", "swapped", "winner", "level", "reason"]
        .into_iter()
        .chain(["turns", "choices"])
        .map(str::to_owned)
        .collect();
    heads.extend(sides.iter().map(|(side, _)| format!("player_{side}")));
    for counted in &report.tallies {
        heads.extend(sides.iter().map(|(side, _)| format!("{}_{side}", counted.key)));
    }
    heads.push("hash".to_owned());
    let mut text = line(&heads);
    for one in &report.battles {
        let winner = one.winner.and_then(|seat| sides.get(usize::from(seat)));
        let mut fields = vec![
            one.game.to_string(),
            one.seed.to_string(),
            one.swapped.to_string(),
            winner.map_or(String::new(), |side| side.0.clone()),
            one.level.clone().unwrap_or_default(),
            one.reason.clone().unwrap_or_default(),
            one.turns.to_string(),
            one.choices.to_string(),
        ];
        fields.extend(one.players.iter().cloned());
        for counted in &report.tallies {
            fields.extend((0..sides.len()).map(|seat| {
                tally(one, &counted.key, seat).map_or(String::new(), |number| number.to_string())
            }));
        }
        fields.push(one.hash.clone());
        text.push_str(&line(&fields));
    }
    text
}

fn line(fields: &[String]) -> String {
    let quoted: Vec<String> = fields.iter().map(|field| quote(field)).collect();
    quoted.join(",") + "\n"
}

/// A field that holds a separator stands in quotes.
fn quote(field: &str) -> String {
    if field.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", field.replace('"', "\"\""))
    } else {
        field.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_comma_is_quoted() {
        assert_eq!(quote("lost, \"bravely\""), "\"lost, \"\"bravely\"\"\"");
        assert_eq!(quote("won"), "won");
    }
}
