//! `grognard tour`: what can be asked at the table, shown by example.

use engine::Seeded;
use words::Words;

use crate::ExitStatus;
use crate::chart::{BOLD, DIM, Page};
use crate::failure::Failure;
use crate::{odds, resolve};

/// The Iron Brigade fires at the Stonewall Brigade behind the fence of the Cornfield.
const SHOT: &str = r#"{"weapon":"rifled_musket","vc":4,"range":1,"target":{"category":"infantry","vc":3,"cover":"cover","general":true}}"#;
const SEED: u64 = 1862;

pub(crate) fn run(words: &'static Words) -> Result<ExitStatus, Failure> {
    let mut page = Page::new(words);
    page.line(format!("{BOLD}Grognard{BOLD:#}  {}", words.say("cli-about")));
    page.line(String::new());
    page.line(words.say("tour-books"));
    for book in games::RULEBOOKS {
        let count = book.procedures.len() as i64;
        let rules = book.rules().count() as i64;
        let told =
            words.say_with("tour-book", &[("procedures", count.into()), ("rules", rules.into())]);
        page.line(format!("  {BOLD}{}{BOLD:#}  {told}  {DIM}{}{DIM:#}", book.title, book.id));
    }
    let book = games::RULEBOOKS[0];
    let fire = book.procedure("fire").expect("the first rulebook has fire");
    page.line(format!("\n{}", words.say("tour-odds")));
    page.line(format!("{DIM}$ grognard odds {} fire --input '{SHOT}'{DIM:#}", book.id));
    resolve::explain(&mut page, &fire.explain(SHOT)?, words);
    odds::chart(&mut page, book, &fire.odds(SHOT)?, None, words);
    page.line(format!("\n{}", words.say("tour-resolve")));
    page.line(format!(
        "{DIM}$ grognard resolve {} fire --seed {SEED} --input '{SHOT}'{DIM:#}\n",
        book.id
    ));
    resolve::tell(&mut page, book, fire, &fire.resolve(SHOT, &mut Seeded::new(SEED))?, words);
    page.line(format!("\n{}", words.say("tour-next")));
    page.print()
}
