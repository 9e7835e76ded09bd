//! What a rulebook gives to be played by any program, and how its types disappear behind
//! [`AnyGame`].

use std::fmt;
use std::sync::Arc;

use dice::{Dice, Entry, Log, Subject, Table, is_any_rule_left_out, is_left_out};
use engine::ahead::{self, DesiredPlace, Mark, MoveOverlay, PieceOverlay, Preview, Sight};
use engine::digest::Digest;
use engine::form::{self, Form};
use engine::game::{
    self, Actors, AnswerEffects, Ask, Chance, Doctrine, Game, Message, Offer, Outcome, PieceId,
    Played, Refused, Seat, Shape, StandingQuestion, Tally, Veiled, Vocabulary, Word, hash_text,
    state_hash,
};
use engine::scenario::Names;
use engine::tableau::{Piece, Survey, Tableau};
use engine::{Agreed, Agreement, Disagreed, Refusal, Rulebook};
use opponent::Opponent;
use render::{Counter, Forces, Scene};
use serde::Deserialize;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use simulate::{About, Fought, Plan, Progress, Report, Stuck, secret};
use strum::VariantArray;
use words::Words;

use crate::any::{
    AcceptedAnswer, AnyBattle, AnyDecision, AnyGame, AnyOffer, AnyPlay, AnyThinker, BadChoice,
    Chosen, Described, Facts, KeepRecord, QuestionHash, ReplayedChoice, Rostered, ScenarioFault,
    Source, Victory,
};
use crate::fortunes::Fortunes;
use crate::map::counters;
use crate::offer::OfferedChoice;
use crate::record::{Head, Record};
use crate::verify::{self, Followed, Forged};

/// A scenario about to begin with what players said, and that as a record keeps it.
pub type Begin<S, State> = fn(&S, &Agreed) -> Result<(State, Agreed), Disagreed>;

/// A rulebook that can be played whole, with its scenarios.
pub struct GameDefinition<R: Doctrine, S: 'static> {
    pub rulebook: &'static Rulebook,
    /// The scenarios that come with it: a name and a text.
    pub built_in: &'static [(&'static str, &'static str)],
    /// What was observed of its rules ([`engine::coverage`]): the text of the file.
    pub coverage: &'static str,
    /// `id` and `ruleset` are filled in by the definition, which also puts the ruleset before `battle`.
    pub describe: fn(&S, &Words) -> Described,
    /// How a battle that begins so is won.
    pub victory: fn(&S, &R::State, &Words) -> Victory,
    /// The keys of notes that tell what has come of something, the gravest first.
    pub results: &'static [&'static str],
    /// Which rules say what ground of a kind does, by the words of `render::Scene::ground_at`.
    pub ground: &'static [(&'static str, &'static [&'static str])],
    /// What players may agree on before a scenario.
    pub agreements: fn(&S) -> Vec<Agreement>,
    pub begin: Begin<S, R::State>,
    /// What held in games of an earlier revision unless they say otherwise, and does not any more.
    pub went_without_saying: fn(u32) -> Agreed,
    /// What a piece tells of the facts of its unit: what may have changed since the battle began.
    pub roster: fn(&Piece, &mut Facts),
    /// The map with what lies on the table.
    pub scene: fn(&S, &Tableau, &Words) -> Scene,
    /// What a game changes on it: pieces in the order of the tableau, each whatever the others are.
    pub forces: fn(&S, &Tableau, &Words) -> Forces,
}

impl<R: Doctrine, S> GameDefinition<R, S> {
    /// The map with what lies on the table, markers on the ground too.
    fn drawn(&self, scenario: &S, tableau: &Tableau, words: &Words) -> Scene {
        let scene = (self.scene)(scenario, tableau, words);
        Scene { counters: counters(tableau, self.rulebook.prefix, words), ..scene }
    }
}

impl<R: Doctrine, S> fmt::Debug for GameDefinition<R, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("GameDefinition")
            .field("rulebook", &self.rulebook.id)
            .finish_non_exhaustive()
    }
}

impl<R: Doctrine, S: Form + Send + Sync + 'static> AnyGame for GameDefinition<R, S> {
    fn rulebook(&self) -> &'static Rulebook {
        self.rulebook
    }

    fn built_in(&self) -> Vec<Source> {
        let sources = self.built_in.iter().map(|(name, text)| Source {
            id: format!("{}/{name}", self.rulebook.id),
            text: (*text).to_owned(),
            built_in: true,
        });
        sources.collect()
    }

    fn schema(&self) -> Value {
        form::schema::<S>().to_value()
    }

    fn coverage(&self) -> &'static str {
        self.coverage
    }

    fn results(&self) -> &'static [&'static str] {
        self.results
    }

    fn rules_of_ground(&self, kind: &str) -> &'static [&'static str] {
        self.ground.iter().find(|(word, _)| *word == kind).map_or(&[], |(_, rules)| *rules)
    }

    fn questions(&self) -> Vec<&'static str> {
        R::Question::VARIANTS.iter().map(|question| question.name()).collect()
    }

    fn verbs(&self) -> Vec<&'static str> {
        R::Verb::VARIANTS.iter().map(|verb| verb.name()).collect()
    }

    fn standing_questions(&self) -> Vec<StandingQuestion> {
        game::standing_questions::<R>()
    }

    fn vocabulary(&self) -> Vocabulary {
        R::VOCABULARY
    }

    fn read(&'static self, source: Source) -> Result<Box<dyn AnyBattle>, Vec<ScenarioFault>> {
        let scenario = S::read(&source.text).map_err(faults)?;
        let digest = scenario.digest();
        let scenario = Arc::new(scenario);
        let battle = Battle::new(self, source, (scenario, digest), &Agreed::new());
        // Nothing said is always agreed.
        Ok(Box::new(battle.map_err(|_| Vec::new())?))
    }
}

/// What is wrong with a scenario, for programs.
fn faults(faults: Vec<form::Fault>) -> Vec<ScenarioFault> {
    let told = faults.into_iter().map(|fault| ScenarioFault {
        line: fault.line,
        field: fault.field,
        key: fault.key,
        arguments: fault.arguments,
    });
    told.collect()
}

/// A scenario that was read.
struct Battle<R: Doctrine, S: 'static> {
    definition: &'static GameDefinition<R, S>,
    source: Source,
    scenario: Arc<S>,
    digest: Digest,
    agreed: Agreed,
    /// Before the first choice.
    start: R::State,
}

impl<R: Doctrine, S> fmt::Debug for Battle<R, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Battle").field("id", &self.source.id).finish_non_exhaustive()
    }
}

impl<R: Doctrine, S: Send + Sync + 'static> Battle<R, S> {
    fn new(
        definition: &'static GameDefinition<R, S>,
        source: Source,
        (scenario, digest): (Arc<S>, Digest),
        said: &Agreed,
    ) -> Result<Self, Disagreed> {
        let (start, agreed) = (definition.begin)(&scenario, said)?;
        Ok(Self { definition, source, scenario, digest, agreed, start })
    }

    /// The same battle with other agreements.
    fn with(&self, said: &Agreed) -> Result<Self, Disagreed> {
        let scenario = (Arc::clone(&self.scenario), self.digest);
        Self::new(self.definition, self.source.clone(), scenario, said)
    }

    fn play(&self, game: Game<R>) -> Play<R, S> {
        Play { definition: self.definition, scenario: Arc::clone(&self.scenario), game }
    }

    fn record(&self, plan: &Plan, number: u32, fought: &Fought<R>) -> Record {
        let players: Vec<String> =
            plan.players_of(number).iter().map(|player| player.level.to_string()).collect();
        let head = Head::of(self, &players, None);
        // Computers add nothing to the seed.
        let contributions = vec![None; head.seats.len()];
        let end = (fought.outcome.clone(), None);
        let choices = plain(fought.game.played());
        Record::new(head, &secret(plan.seed_of(number)), &contributions, choices, end)
    }
}

impl<R: Doctrine, S: Send + Sync + 'static> AnyBattle for Battle<R, S> {
    fn source(&self) -> &Source {
        &self.source
    }

    fn digest(&self) -> Digest {
        self.digest
    }

    fn revision(&self) -> u32 {
        R::REVISION
    }

    fn went_without_saying(&self, revision: u32) -> Agreed {
        (self.definition.went_without_saying)(revision)
    }

    fn describe(&self, words: &Words) -> Described {
        let described = (self.definition.describe)(&self.scenario, words);
        let ruleset = self.definition.rulebook.id;
        let battle = format!("{ruleset}/{}", described.battle);
        let victory = (self.definition.victory)(&self.scenario, &self.start, words);
        Described { id: self.source.id.clone(), ruleset, battle, victory, ..described }
    }

    fn rostered(&self, unit: &mut Rostered, piece: &Piece) {
        (self.definition.roster)(piece, &mut unit.facts);
    }

    fn agreements(&self) -> Vec<Agreement> {
        (self.definition.agreements)(&self.scenario)
    }

    fn agreed(&self) -> &Agreed {
        &self.agreed
    }

    fn agree(&self, said: &Agreed) -> Result<Box<dyn AnyBattle>, Disagreed> {
        Ok(Box::new(self.with(said)?))
    }

    fn scene(&self, tableau: &Tableau, words: &Words) -> Scene {
        self.definition.drawn(&self.scenario, tableau, words)
    }

    fn counters(&self, tableau: &Tableau, words: &Words) -> Vec<Counter> {
        counters(tableau, self.definition.rulebook.prefix, words)
    }

    fn forces(&self, tableau: &Tableau, words: &Words) -> Forces {
        (self.definition.forces)(&self.scenario, tableau, words)
    }

    fn begin(&self) -> Box<dyn AnyPlay> {
        Box::new(self.play(Game::new(self.start.clone())))
    }

    fn simulate(
        &self,
        plan: &Plan,
        words: &Words,
        progress: Progress<'_>,
        keep: Option<KeepRecord<'_>>,
    ) -> Result<Report, Stuck> {
        let described = self.describe(words);
        let names = described.armies.into_iter().map(|army| (army.side, army.name));
        let about = About {
            ruleset: self.definition.rulebook.id.to_owned(),
            prefix: self.definition.rulebook.prefix.to_owned(),
            scenario: described.id,
            title: described.title,
            sides: names.collect(),
        };
        simulate::simulate::<R>(&self.start, &about, plan, progress, &|number, fought| {
            if let Some(keep) = keep {
                keep(number, self.record(plan, number, fought));
            }
        })
    }

    fn replay(
        &self,
        record: &Record,
        tell: &mut dyn FnMut(ReplayedChoice<'_>),
    ) -> Result<Box<dyn AnyPlay>, Forged> {
        verify::head(record, self.definition.rulebook.id, self)?;
        let mut options = self.went_without_saying(record.revision);
        options.extend(record.options.clone());
        let battle = self.with(&options).map_err(|wrong| verify::options(&wrong))?;
        let dice = verify::dice(record)?;
        let mut play = self.play(Game::<R>::new(battle.start));
        let mut followed = Followed::of(record, R::REVISION);
        for (number, played) in record.choices.iter().enumerate() {
            let turn = R::turn(play.game.state());
            let prompt = play.prompt(played.seat);
            let offer = play.offer(played.seat, &played.choice);
            let effects = verify::play(&mut play.game, played, dice.as_ref(), &mut followed)
                .map_err(|wrong| Forged::Choice { number, wrong })?;
            if let (Some(prompt), Some(offer)) = (&prompt, &offer) {
                let (seat, choice) = (played.seat, &played.choice);
                let (log, play) = (&effects.log, &play as &dyn AnyPlay);
                tell(ReplayedChoice { number, turn, seat, prompt, choice, offer, log, play });
            }
        }
        verify::end(record, R::outcome(play.game.state()))?;
        Ok(Box::new(play))
    }
}

/// A game in progress.
struct Play<R: Doctrine, S: 'static> {
    definition: &'static GameDefinition<R, S>,
    scenario: Arc<S>,
    game: Game<R>,
}

impl<R: Doctrine, S> fmt::Debug for Play<R, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Play").field("state", self.game.state()).finish_non_exhaustive()
    }
}

fn value(data: &impl serde::Serialize) -> Value {
    serde_json::to_value(data).unwrap_or(Value::Null)
}

fn plain<C: serde::Serialize>(played: &[Played<C>]) -> Vec<Played<Value>> {
    let plain = played.iter().map(|one| Played {
        seat: one.seat,
        choice: value(&one.choice),
        faces: one.faces.clone(),
        hash: one.hash.clone(),
        undone: one.undone,
    });
    plain.collect()
}

fn typed<R: Doctrine>(choice: &Value) -> Result<R::Choice, BadChoice> {
    R::Choice::deserialize(choice).map_err(|error| unreadable(&error))
}

/// What is wrong with an answer, without the place in its text.
fn unreadable(error: &serde_json::Error) -> BadChoice {
    let text = error.to_string();
    BadChoice::Unreadable(text.split(" at line ").next().unwrap_or_default().to_owned())
}

fn refused(refusal: Refusal) -> BadChoice {
    BadChoice::Refused(refusal.into())
}

impl<R: Doctrine, S: Send + Sync + 'static> Play<R, S> {
    fn prompt(&self, seat: Seat) -> Option<Message> {
        let state = self.game.state();
        R::asked_of(state, seat).map(|ask| ask.prompt(state))
    }

    /// What is listed; where something settles more questions at once, that stands in the place of
    /// what would only be said.
    fn offers<'a>(&self, seat: Seat, listed: impl Iterator<Item = &'a R::Choice>) -> Vec<AnyOffer> {
        let shortcuts = R::shortcuts(self.game.state(), seat);
        let kept = |offer: &AnyOffer| shortcuts.is_empty() || offer.shape != Shape::Say;
        let listed = listed.map(|choice| self.offer_of(seat, choice)).filter(kept);
        let shortcuts = shortcuts.iter().map(|choice| self.offer_of(seat, choice));
        listed.chain(shortcuts).collect()
    }

    fn decision_of(&self, ask: &Ask<R>, actors: Vec<PieceId>, listed: &[R::Choice]) -> AnyDecision {
        let (state, seat) = (self.game.state(), ask.seat);
        let left_out = |choice: &R::Choice| {
            is_any_rule_left_out() && is_left_out(R::offer(state, seat, choice).verb.rule())
        };
        let listed = listed.iter().filter(|choice| !left_out(choice));
        AnyDecision {
            seat,
            question: ask.question.name(),
            prompt: ask.prompt(state),
            complete: R::lists_all(state, ask),
            actors,
            offers: self.offers(seat, listed),
        }
    }

    fn offer_of(&self, seat: Seat, choice: &R::Choice) -> AnyOffer {
        let Offer { verb, shape, label, odds } = R::offer(self.game.state(), seat, choice);
        let (choice, verb) = (OfferedChoice::new(choice.clone()), verb.name());
        AnyOffer { choice, verb, shape, label, odds }
    }
}

/// What a computer player of a seat may know.
#[derive(Debug)]
struct Thinker<R: Doctrine>(Veiled<'static, R>);

impl<R: Doctrine> AnyThinker for Thinker<R> {
    fn choose(&self, opponent: &Opponent, seed: u64) -> Option<Chosen> {
        let chosen = opponent.choose(&self.0, seed)?;
        Some(Chosen { choice: value(&chosen.choice), reason: chosen.reason })
    }
}

impl<R: Doctrine, S: Send + Sync + 'static> AnyPlay for Play<R, S> {
    fn decision(&self, seat: Seat) -> Option<AnyDecision> {
        let state = self.game.state();
        let ask = R::asked_of(state, seat)?;
        Some(self.decision_of(ask, Vec::new(), ask.listed(state)))
    }

    fn brief_decision(&self, seat: Seat) -> Option<AnyDecision> {
        let ask = R::asked_of(self.game.state(), seat)?;
        match R::list_actors(self.game.state(), ask) {
            Some(Actors { pieces, others }) => Some(self.decision_of(ask, pieces, &others)),
            None => self.decision(seat),
        }
    }

    fn default_answer(&self, seat: Seat) -> Option<Box<RawValue>> {
        let state = self.game.state();
        let ask = R::asked_of(state, seat)?;
        to_raw_value(&R::default_answer(state, ask)).ok()
    }

    fn standing_answer(&self, seat: Seat, word: &str) -> Option<Box<RawValue>> {
        to_raw_value(&game::standing_answer::<R>(self.game.state(), seat, word)?).ok()
    }

    fn question_word(&self, seat: Seat) -> Option<&'static str> {
        R::asked_of(self.game.state(), seat).map(|ask| ask.question.name())
    }

    fn asked_rule(&self, seat: Seat) -> Option<String> {
        R::asked_of(self.game.state(), seat).map(|ask| ask.question.rule().to_string())
    }

    fn asked(&self) -> Vec<Seat> {
        self.game.asked().iter().map(|ask| ask.seat).collect()
    }

    fn is_asked(&self, seat: Seat) -> bool {
        R::asked_of(self.game.state(), seat).is_some()
    }

    fn question(&self, seat: Seat) -> Option<QuestionHash> {
        let state = self.game.state();
        let ask = R::asked_of(state, seat)?;
        let asked = (ask.question, ask.prompt(state));
        Some(QuestionHash(match R::list_actors(state, ask) {
            Some(actors) => state_hash(&(asked, actors)),
            None => state_hash(&(asked, ask.listed(state))),
        }))
    }

    fn all_see_the_same(&self) -> bool {
        R::all_see_the_same(self.game.state())
    }

    fn players_exchanged(&self) -> bool {
        R::players_exchanged(self.game.state())
    }

    fn tableau(&self, seat: Option<Seat>) -> Tableau {
        R::tableau(self.game.state(), seat)
    }

    fn umpire_tableau(&self) -> Tableau {
        R::umpire_tableau(self.game.state())
    }

    fn survey(&self) -> Survey {
        R::survey(self.game.state())
    }

    fn scene(&self, seat: Option<Seat>, words: &Words) -> Scene {
        self.definition.drawn(&self.scenario, &self.tableau(seat), words)
    }

    fn answer(
        &mut self,
        seat: Seat,
        choice: &Value,
        dice: &mut dyn Dice,
    ) -> Result<AnswerEffects, BadChoice> {
        let choice = typed::<R>(choice)?;
        self.game.answer(seat, &choice, dice).map_err(BadChoice::Refused)
    }

    fn act(
        &mut self,
        seat: Seat,
        choice: &RawValue,
        dice: &mut dyn Dice,
    ) -> Result<AcceptedAnswer, BadChoice> {
        let not_asked = || BadChoice::Refused(Refused::NotAsked);
        let asked = self.prompt(seat).ok_or_else(not_asked)?;
        let choice: R::Choice =
            serde_json::from_str(choice.get()).map_err(|error| unreadable(&error))?;
        let offer = self.offer_of(seat, &choice);
        let way = match offer.shape.end() {
            Some(_) => R::way_told(self.game.state(), seat, &choice),
            None => Vec::new(),
        };
        let effects = self.game.answer(seat, &choice, dice).map_err(BadChoice::Refused)?;
        Ok(AcceptedAnswer { asked, offer, way, effects })
    }

    fn keeps_secret(&self, seat: Seat) -> bool {
        R::keeps_secret(self.game.state(), seat)
    }

    fn at_present(&self) -> Box<dyn AnyPlay> {
        let game = Game::new(self.game.state().clone());
        let scenario = Arc::clone(&self.scenario);
        Box::new(Self { definition: self.definition, scenario, game })
    }

    fn worth(&self, seat: Seat) -> i64 {
        R::worth(self.game.state(), seat)
    }

    fn fortunes(&self, seat: Seat, choice: &Value, seeds: &[u64]) -> Vec<i64> {
        let Ok(choice) = typed::<R>(choice) else { return Vec::new() };
        let play = |dice: &mut dyn Dice| {
            let mut log = Log::silent();
            let mut table = Table::new(dice, &mut log);
            let (next, _) = game::answer::<R>(self.game.state(), seat, &choice, &mut table).ok()?;
            Some(R::worth(&next, seat))
        };
        let mut fortunes = Fortunes::new();
        seeds.iter().filter_map(|seed| fortunes.of(*seed, play)).collect()
    }

    fn offer(&self, seat: Seat, choice: &Value) -> Option<AnyOffer> {
        Some(self.offer_of(seat, &typed::<R>(choice).ok()?))
    }

    fn name_of(&self, subject: Subject) -> Option<Names> {
        R::name_of(self.game.state(), subject)
    }

    fn strikes(&self, log: &[Entry]) -> Vec<(PieceId, PieceId)> {
        R::strikes(self.game.state(), log)
    }

    fn summary(&self) -> Vec<Tally> {
        R::summary(self.game.state())
    }

    fn odds(&self, seat: Seat, choice: &Value) -> Option<Vec<Chance>> {
        R::odds(self.game.state(), seat, &typed::<R>(choice).ok()?)
    }

    fn explain(&self, seat: Seat, choice: &Value) -> Vec<Entry> {
        match typed::<R>(choice) {
            Ok(choice) => R::explain(self.game.state(), seat, &choice),
            Err(_) => Vec::new(),
        }
    }

    fn preview(&self, seat: Seat, choice: &Value) -> Result<Preview, BadChoice> {
        let choice = typed::<R>(choice)?;
        R::preview(self.game.state(), seat, &choice).map_err(refused)
    }

    fn rolls(&self, seat: Seat, choice: &Value) -> bool {
        let choice = typed::<R>(choice);
        choice.is_ok_and(|choice| ahead::rolls::<R>(self.game.state(), seat, &choice))
    }

    fn why_not(&self, seat: Seat, by: Option<&PieceId>, mark: &Mark) -> Option<BadChoice> {
        ahead::why_not::<R>(self.game.state(), seat, by, mark).map(refused)
    }

    fn nearest(&self, seat: Seat, like: &Value, to: DesiredPlace) -> Option<Value> {
        let like = typed::<R>(like).ok()?;
        R::nearest(self.game.state(), seat, &like, to).as_ref().map(value)
    }

    fn onward(&self, seat: Seat, from: &Value, to: DesiredPlace) -> Option<Value> {
        let from = typed::<R>(from).ok()?;
        ahead::onward::<R>(self.game.state(), seat, &from, to).as_ref().map(value)
    }

    fn together(&self, seat: Seat, pieces: &[PieceId]) -> Vec<AnyOffer> {
        let state = self.game.state();
        let Some(ask) = R::asked_of(state, seat) else { return Vec::new() };
        let listed = R::list_together(state, ask, pieces);
        listed.iter().map(|choice| self.offer_of(seat, choice)).collect()
    }

    fn move_overlay(&self, seat: Seat) -> MoveOverlay {
        R::move_overlay(self.game.state(), seat)
    }

    fn piece_overlay(&self, viewer: Option<Seat>, piece: &PieceId) -> PieceOverlay {
        R::piece_overlay(self.game.state(), viewer, piece)
    }

    fn sight(
        &self,
        seat: Option<Seat>,
        from: &Mark,
        to: &Mark,
    ) -> Result<Option<Sight>, BadChoice> {
        R::sight(self.game.state(), seat, from, to).map_err(refused)
    }

    fn may_take_back(&self, seat: Seat) -> bool {
        self.game.may_take_back(seat)
    }

    fn take_back(&mut self, seat: Seat) -> bool {
        self.game.take_back(seat)
    }

    fn thinker(&self, seat: Seat) -> Box<dyn AnyThinker> {
        Box::new(Thinker(Veiled::<R>::of(self.game.state(), seat).into_owned()))
    }

    fn outcome(&self) -> Option<Outcome> {
        R::outcome(self.game.state())
    }

    fn turn(&self) -> u32 {
        R::turn(self.game.state())
    }

    fn phase(&self) -> Option<&'static str> {
        R::phase(self.game.state())
    }

    fn hash(&self) -> String {
        hash_text(state_hash(self.game.state()))
    }

    fn played(&self) -> Vec<Played<Value>> {
        plain(self.game.played())
    }

    fn resume(&mut self, played: &[Played<Value>]) -> Result<(), Forged> {
        let mut followed = Followed::default();
        for (number, one) in played.iter().enumerate() {
            verify::play(&mut self.game, one, None, &mut followed)
                .map_err(|wrong| Forged::Choice { number, wrong })?;
        }
        Ok(())
    }
}
