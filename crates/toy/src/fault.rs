//! What may be wrong with a battle.

/// What is wrong with a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fault {
    /// Asks nothing any more from the third turn on.
    Stuck,
    /// Never comes to the end of its last turn.
    Endless,
    /// Shows hidden orders.
    LeakingView,
    /// Offers fewer answers to a side whose enemy has given a low order.
    LeakingOffers,
    /// Offers what it refuses.
    Refusing,
    /// Takes what it does not offer, though it says that it offers all.
    Lenient,
    /// Has odds that do not sum to 1.
    BadOdds,
    /// Still asks when the game is over.
    AskingOnceOver,
    /// Tells the order of the enemy to a side that has its drums beaten, and lets it take that back.
    Telling,
    /// Refuses for another reason when the enemy has given the lowest order.
    LeakingRefusal,
    /// Previews something else when the enemy has given the lowest order.
    LeakingPreview,
    /// Tells how far a unit may go only when the enemy has given another order than the lowest.
    LeakingReach,
    /// Leaves an answer out of those that need no choosing when the enemy has given the lowest order.
    LeakingActors,
    /// Tells of nothing that units may do together when the enemy has given the lowest order.
    LeakingTogether,
    /// Tells of holding a field, which nobody is asked about, by what the enemy has ordered.
    LeakingOdds,
    /// Has modifiers that follow from what the enemy has ordered.
    LeakingModifiers,
    /// Everybody hears the drums before the orders are revealed.
    Overheard,
    /// A computer player reads the open sheet of its enemy.
    Peeking,
    /// Answers by default what it refuses.
    BadDefault,
    /// Shows which units of the enemy will stand fast before the orders are revealed.
    LeakingOrder,
    /// Puts a unit that will stand fast at the bottom of its stack before the orders are revealed.
    LeakingStack,
    /// Draws the bridge as blown before the orders are revealed.
    BridgeToldEarly,
    /// Shows two units of a stack at the same level.
    SameLevel,
    /// Changes the ground without a new revision of it.
    SilentGround,
    /// Offers fire at a unit that is not on the table.
    UnknownPiece,
    /// Shows more strength than a unit ever had.
    Inflated,
}
