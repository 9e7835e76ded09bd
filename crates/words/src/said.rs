//! How a sentence says a name: with its article, after *de* or *à*, and what agrees with it.
//!
//! A message that is given `unit` may ask for `$unit_le` (*la brigade Gibbon*), `$unit_du` (*d’Early*),
//! `$unit_au` (*aux Confédérés*), `$unit_the` (*the Iron Brigade*), and choose by `$unit_genre` (m, f) and
//! `$unit_nombre` (un, plusieurs). `$unit` alone is the name without its article.

use std::collections::BTreeMap;

use engine::scenario::{Article, Names};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

use crate::Language;

/// A form of a name that a message asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// With its article.
    Le,
    /// After *de*.
    Du,
    /// After *à*.
    Au,
    /// With *the*.
    The,
    /// m or f.
    Genre,
    /// un or plusieurs.
    Nombre,
}

impl Form {
    pub(crate) const ALL: [(&'static str, Self); 6] = [
        ("_le", Self::Le),
        ("_du", Self::Du),
        ("_au", Self::Au),
        ("_the", Self::The),
        ("_genre", Self::Genre),
        ("_nombre", Self::Nombre),
    ];

    /// A name in this form.
    pub(crate) fn of(self, names: &Names) -> String {
        let name = within(names, Language::French);
        let article = names.grammar.article;
        let (alone, of, to) = match article {
            Some(Article::Le) => ("le ", "du ", "au "),
            Some(Article::La) => ("la ", "de la ", "à la "),
            Some(Article::Elided) => ("l’", "de l’", "à l’"),
            Some(Article::Les) => ("les ", "des ", "aux "),
            None if begins_with_vowel(&name) => ("", "d’", "à "),
            None => ("", "de ", "à "),
        };
        match self {
            Self::Le => format!("{alone}{name}"),
            Self::Du => format!("{of}{name}"),
            Self::Au => format!("{to}{name}"),
            Self::The if names.grammar.the => format!("the {}", within(names, Language::English)),
            Self::The => names.en.clone(),
            Self::Genre => if names.grammar.feminine { "f" } else { "m" }.to_owned(),
            Self::Nombre => {
                if article == Some(Article::Les) { "plusieurs" } else { "un" }.to_owned()
            }
        }
    }
}

/// A name within a sentence, without its article.
pub(crate) fn within(names: &Names, language: Language) -> String {
    let (name, common) = match language {
        Language::French => (&names.fr, names.grammar.common),
        Language::English => (&names.en, names.grammar.common_en),
    };
    if !common {
        return name.clone();
    }
    let mut letters = name.chars();
    let first = letters.next().map(char::to_lowercase);
    first.into_iter().flatten().chain(letters).collect()
}

/// French writes *d’* before a vowel, and not before an h.
fn begins_with_vowel(name: &str) -> bool {
    let first = name.chars().next().and_then(|first| first.to_lowercase().next());
    first.is_some_and(|first| "aàâäæeéèêëiîïoôöœuùûüy".contains(first) && !name.starts_with("Ye"))
}

/// The forms of names that messages ask for, by key.
#[derive(Debug, Default)]
pub(crate) struct Asked(BTreeMap<String, Vec<Wanted>>);

/// A variable that is a form of a name: `unit_le`.
#[derive(Debug)]
pub(crate) struct Wanted {
    pub(crate) variable: String,
    /// The argument that the name is given as: `unit`.
    pub(crate) argument: String,
    pub(crate) form: Form,
}

impl Asked {
    pub(crate) fn read<'f>(&mut self, entries: impl Iterator<Item = &'f Entry<&'f str>>) {
        for entry in entries {
            let Entry::Message(message) = entry else { continue };
            let mut wanted = Vec::new();
            let attributes = message.attributes.iter().map(|attribute| &attribute.value);
            for asked in message.value.iter().chain(attributes) {
                pattern(asked, &mut wanted);
            }
            if !wanted.is_empty() {
                self.0.insert(message.id.name.to_owned(), wanted);
            }
        }
    }

    pub(crate) fn by(&self, key: &str) -> &[Wanted] {
        self.0.get(key).map_or(&[], Vec::as_slice)
    }
}

fn pattern(asked: &Pattern<&str>, wanted: &mut Vec<Wanted>) {
    for element in &asked.elements {
        if let PatternElement::Placeable { expression: asked } = element {
            expression(asked, wanted);
        }
    }
}

fn expression(asked: &Expression<&str>, wanted: &mut Vec<Wanted>) {
    match asked {
        Expression::Select { selector, variants } => {
            inline(selector, wanted);
            variants.iter().for_each(|variant| pattern(&variant.value, wanted));
        }
        Expression::Inline(asked) => inline(asked, wanted),
    }
}

fn inline(asked: &InlineExpression<&str>, wanted: &mut Vec<Wanted>) {
    match asked {
        InlineExpression::VariableReference { id } => {
            let found = Form::ALL
                .iter()
                .find_map(|(ending, form)| Some((id.name.strip_suffix(ending)?, *form)));
            if let Some((argument, form)) = found
                && wanted.iter().all(|known| known.variable != id.name)
            {
                let (variable, argument) = (id.name.to_owned(), argument.to_owned());
                wanted.push(Wanted { variable, argument, form });
            }
        }
        InlineExpression::Placeable { expression: asked } => expression(asked, wanted),
        _ => {}
    }
}

/// The argument that a sentence begins with, if it begins with one, in whatever form; of a choice between sentences,
/// what the usual one begins with.
pub(crate) fn first<'p>(pattern: &'p Pattern<&str>) -> Option<&'p str> {
    let PatternElement::Placeable { expression } = pattern.elements.first()? else { return None };
    match expression {
        Expression::Inline(InlineExpression::VariableReference { id }) => {
            let argument = Form::ALL.iter().find_map(|(ending, _)| id.name.strip_suffix(ending));
            Some(argument.unwrap_or(id.name))
        }
        Expression::Inline(_) => None,
        Expression::Select { variants, .. } => {
            first(&variants.iter().find(|variant| variant.default)?.value)
        }
    }
}
