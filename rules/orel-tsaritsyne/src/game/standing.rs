//! What may be answered beforehand, by a seat that is away while the other plays.

use engine::game::{BY_DEFAULT, BY_DOCTRINE, LEFT_TO_OTHERS};

use super::question::Question;

pub(crate) const fn words(question: Question) -> &'static [&'static str] {
    match question {
        Question::CounterBattery => &["counter_fire", "no_counter_fire", BY_DOCTRINE, BY_DEFAULT],
        Question::Withdraw => &["withdraw", "hold", BY_DOCTRINE, BY_DEFAULT],
        Question::Support => &["end_support", BY_DOCTRINE, BY_DEFAULT],
        Question::Contact => &["contact", "end_contact", BY_DOCTRINE, BY_DEFAULT],
        Question::Advance => &["end_advance", BY_DOCTRINE, BY_DEFAULT],
        Question::Pursue => &["no_pursuit", BY_DOCTRINE, BY_DEFAULT],
        Question::EventTarget
        | Question::TrainPath
        | Question::WaterPath
        | Question::AirSecret
        | Question::Slash
        | Question::SplitD
        | Question::Losses
        | Question::RetreatPath
        | Question::RoutPath
        | Question::ZocLoss => LEFT_TO_OTHERS,
        _ => &[],
    }
}
