//! The tables of a rulebook, read from its summary, for the quick-reference sheet.

use crate::wire::RuleChart;

/// Every table with its chapter, and the caption or the rule that it stands under.
pub(crate) fn charts(markdown: &str) -> Vec<RuleChart> {
    let mut charts: Vec<RuleChart> = Vec::new();
    let (mut chapter, mut title, mut rule) = (String::new(), String::new(), String::new());
    let mut inside = false;
    for line in markdown.lines().map(str::trim) {
        if let Some(row) = line.strip_prefix('|') {
            let cells = cells(row);
            if !inside {
                charts.push(RuleChart {
                    chapter: chapter.clone(),
                    title: std::mem::take(&mut title),
                    rule: rule.clone(),
                    head: cells,
                    rows: Vec::new(),
                });
            } else if let Some(chart) = charts.last_mut().filter(|_| !is_rule_off(&cells)) {
                chart.rows.push(cells);
            }
            inside = true;
            continue;
        }
        inside = false;
        if let Some(heading) = line.strip_prefix("## ") {
            (chapter, title, rule) = (heading.to_owned(), String::new(), String::new());
        } else if let Some((id, _)) =
            line.strip_prefix("- **").and_then(|item| item.split_once("**"))
        {
            (title, rule) = (String::new(), id.to_owned());
        } else if !line.is_empty() {
            title = plain(line);
        }
    }
    charts
}

fn cells(row: &str) -> Vec<String> {
    row.strip_suffix('|').unwrap_or(row).split('|').map(plain).collect()
}

/// The line of dashes under the head.
fn is_rule_off(cells: &[String]) -> bool {
    cells.iter().all(|cell| !cell.is_empty() && cell.chars().all(|letter| "-: ".contains(letter)))
}

/// Text without the marks of Markdown.
fn plain(text: &str) -> String {
    text.replace("**", "").replace('`', "").replace("\\|", "|").trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::charts;

    #[test]
    fn a_table_has_its_caption_or_its_rule() {
        let text = "## 8. Fire\n\n- **XY-8.1** Roll.\n\n**Table T1. Scores**\n\n| arm | 1 UD |\n\
             |---|---|\n| foot | `3` |\n\n- **XY-8.2** Add.\n\n| a | b |\n| --- | :--- |\n| c | |\n";
        let found = charts(text);
        assert_eq!(found.len(), 2);
        assert_eq!(
            (found[0].chapter.as_str(), found[0].title.as_str()),
            ("8. Fire", "Table T1. Scores")
        );
        assert_eq!((found[0].rule.as_str(), &found[0].rows[0][1][..]), ("XY-8.1", "3"));
        assert_eq!((found[1].title.as_str(), found[1].rule.as_str()), ("", "XY-8.2"));
        assert_eq!(found[1].rows, [["c", ""]]);
    }

    #[test]
    fn both_languages_tell_the_same_tables() {
        for book in games::RULEBOOKS {
            let shape = |text: &str| -> Vec<(String, usize, usize)> {
                // A list of terms, which stands under no rule, is each language's own.
                let charts = charts(text).into_iter().filter(|chart| !chart.rule.is_empty());
                charts.map(|chart| (chart.rule, chart.head.len(), chart.rows.len())).collect()
            };
            let (english, french) = (shape(book.rules_en), shape(book.rules_fr));
            assert!(!english.is_empty(), "{}", book.id);
            assert_eq!(english, french, "{}", book.id);
        }
    }
}
