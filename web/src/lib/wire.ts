// Generated from crates/server/src/wire.rs; `make wire` writes it again.

export type Failed = { error: ErrorBody, };

export type ErrorCode = "bad_body" | "bad_input" | "bad_json" | "too_large" | "wrong_method" | "wrong_type" | "no_line_of_fire" | "unknown_address" | "unknown_game" | "unknown_moment" | "unknown_piece" | "unknown_procedure" | "unknown_rule" | "unknown_rulebook" | "unknown_scenario" | "unknown_simulation" | "unknown_table" | "bad_host" | "no_socket" | "private" | "spectator" | "spectators_silent" | "wrong_host" | "wrong_operator_token" | "wrong_origin" | "wrong_table_token" | "wrong_token" | "faulty_battle" | "computer_does_not_consent" | "contributed_already" | "dice_settled" | "not_asked" | "not_over" | "not_replayable" | "nothing_to_take_back" | "over" | "practice_dice" | "rematch_exists" | "scenario_changed" | "stale" | "chat_full" | "full" | "table_full" | "too_many" | "too_many_battles" | "too_many_checks" | "too_many_computers" | "too_many_games" | "too_many_notes" | "too_many_sockets" | "too_many_tables" | "too_much_chat" | "too_much_written" | "too_slow" | "fault" | "not_stored" | "unwell" | "bad_value" | "dice_endless" | "dice_impossible" | "dice_left_over" | "dice_missing" | "missing_field" | "out_of_range" | "refused" | "unknown_field" | "unknown_value";

export type ErrorBody = { code: ErrorCode, message: string, rule?: string, field?: string, 
/**
 * Everything that is wrong with a battle that was sent.
 */
faults?: Array<FaultInfo>, };

export type FaultInfo = { 
/**
 * From 1.
 */
line: number, 
/**
 * Such as `union.units[3].vc`; empty for the text as a whole.
 */
field: string, 
/**
 * What is wrong, as programs know it.
 */
code: string, 
/**
 * What is wrong, and what to do.
 */
message: string, };

export type RulebookInfo = { id: string, title: string, prefix: string, 
/**
 * Whether whole battles can be played.
 */
playable: boolean, procedures: number, };

export type RuleInfo = { id: string, chapter: string, text: string, };

export type RuleChart = { chapter: string, 
/**
 * Empty where it has no caption.
 */
title: string, 
/**
 * The rule that it stands under; empty before the first of a chapter.
 */
rule: string, head: Array<string>, rows: Array<Array<string>>, };

export type ProcedureInfo = { name: string, title: string, chapter: string, rules: Array<string>, input_schema: unknown, result_schema: unknown, };

export type BookWords = { fields: { [key in string]?: string }, values: { [key in string]?: string }, procedures: { [key in string]?: string }, };

export type Likely = { result: unknown, probability: number, };

export type ProcedureOdds = { outcomes: Array<Likely>, 
/**
 * What is known before the dice.
 */
explained: Array<Line>, };

export type Resolve = { input: unknown, 
/**
 * Dice typed by a person.
 */
dice?: number[], 
/**
 * Let the server roll.
 */
roll?: boolean, 
/**
 * What is known of the units that take part, by the part that they play.
 */
parts?: Record<string, Record<string, unknown>>, };

export type Resolved = { result: unknown, lines: Array<Line>, dice: Array<number>, 
/**
 * What it means for the units that took part.
 */
changes: Array<UnitChange>, 
/**
 * The server rolled dice that were known beforehand.
 */
practice?: boolean, } | { needed: Needed, lines: Array<Line>, 
/**
 * How many of the typed dice were used.
 */
given: number, };

export type Needed = { count: number, die: DieInfo, 
/**
 * Every face that the die can show.
 */
faces: Array<number>, rule: string, what: string, hint?: string, 
/**
 * Faces that are worth something, where the rule counts such.
 */
good?: Array<number>, 
/**
 * Whether it is enough to say how many of them there are.
 */
tally?: boolean, };

export type Line = { rule: string, text: string, } & ({ "kind": "modifier", of: string, change: ChangeKind, value: number, total: number, } | { "kind": "throw", faces: Array<number>, 
/**
 * Faces that count, where only some do.
 */
good?: Array<number>, 
/**
 * What a die must show to count.
 */
hint?: string, die: DieInfo, read: number[], } | { "kind": "note" });

export type LineKind = { "kind": "modifier", of: string, change: ChangeKind, value: number, total: number, } | { "kind": "throw", faces: Array<number>, 
/**
 * Faces that count, where only some do.
 */
good?: Array<number>, 
/**
 * What a die must show to count.
 */
hint?: string, die: DieInfo, read: number[], } | { "kind": "note" };

export type ChangeKind = "base" | "add" | "times" | "divided_by" | "set" | "at_most" | "at_least";

export type DieInfo = { kind: DieKind, sides: number, };

export type DieKind = "sides" | "average" | "lot";

export type Surface = "hexes" | "table";

export type ScenarioInfo = { id: string, ruleset: string, title: string, summary: string, turns: number, armies: Array<ArmyInfo>, 
/**
 * Where its map is drawn.
 */
picture: string, 
/**
 * The battle of which this is one ground: the same for all of them.
 */
battle: string, ground: Surface, 
/**
 * How it is won.
 */
victory: VictoryInfo, 
/**
 * Whom it favours, in a sentence: the shares of many battles between sergeants, where they are known.
 */
balance?: string, origin: BattleOrigin, 
/**
 * What players may agree on; only where one battle is asked for.
 */
options?: Array<OptionInfo>, };

export type BattleOrigin = "built_in" | "file" | "upload";

export type NewBattle = { 
/**
 * A scenario as TOML.
 */
text: string, 
/**
 * The rulebook whose battle it is; unless said, the one that finds the fewest faults.
 */
ruleset?: string, };

export type BattleCheck = { 
/**
 * The rulebook whose battle it was taken for.
 */
ruleset: string, 
/**
 * Everything that is wrong with it.
 */
faults: Array<FaultInfo>, 
/**
 * What it is about, if nothing is.
 */
scenario?: ScenarioInfo, 
/**
 * Its map as SVG, if nothing is.
 */
map?: string, };

export type VictoryInfo = { 
/**
 * A sentence each, the one that says most first.
 */
terms: Array<string>, 
/**
 * What it is to hold an objective; empty where there is none.
 */
holding: string, 
/**
 * The key of what decides among that which is counted of each side, if something counted does.
 */
score?: string, };

export type ArmyInfo = { side: string, name: string, units: Array<string>, leaders: Array<string>, 
/**
 * The units with what the procedures ask of them.
 */
roster: Array<RosterUnit>, };

export type RosterUnit = { id: string, name: string, text: string, facts: Record<string, unknown>, };

export type OptionInfo = { 
/**
 * Its name in `options` of a new game.
 */
id: string, label: string, 
/**
 * What the rule says of it.
 */
hint: string, rule: string, origin: Origin, kind: OptionKind, default: unknown, values: Array<OptionValue>, };

export type Origin = "book" | "house";

export type OptionKind = "switch" | "choice";

export type OptionValue = { value: unknown, label: string, };

export type CourseInfo = { ruleset: string, 
/**
 * Such as `brigades-de-fer/brawners-farm`.
 */
scenario: string, 
/**
 * The key of the message on the button that begins it.
 */
invitation: string, 
/**
 * How well the computer plays that is learnt against.
 */
level: Level, 
/**
 * In the order in which a battle brings them up: the first that is due and unread is shown.
 */
lessons: Array<LessonInfo>, };

export type LessonInfo = { 
/**
 * What it is remembered by once it was read.
 */
id: string, 
/**
 * The key of a message.
 */
title: string, 
/**
 * The key of a message.
 */
text: string, 
/**
 * The rules that it explains.
 */
rules: Array<string>, 
/**
 * The kind of decision that is asked.
 */
decision?: string, 
/**
 * The shape of an answer that is offered.
 */
shape?: ShapeKind, 
/**
 * Not before this turn.
 */
turn?: number, 
/**
 * When the battle is over.
 */
over?: boolean, };

export type InForce = { id: string, label: string, rule: string, value: unknown, 
/**
 * What was agreed, in words.
 */
text: string, 
/**
 * Whether it is so or not, rather than one of several things.
 */
switch: boolean, };

export type NewGame = { 
/**
 * Such as `brigades-de-fer/millers-cornfield`.
 */
scenario: string, 
/**
 * What was agreed before the battle: ids and values of its options.
 */
options?: Record<string, unknown>, seats: Array<NewSeat>, clock_seconds?: number, 
/**
 * How long a seat may take for its move; not together with `clock_seconds`.
 */
pace?: Pace, name?: string, 
/**
 * Whether it stands on the public list; unless said, only where at most one person plays.
 */
listed?: boolean, spectators?: Spectators, 
/**
 * It teaches its book: its dice are arranged, as in any practice game. Only for the battles that
 * do.
 */
lesson?: boolean, };

export type Pace = { seconds: number, at_end: AtEnd, };

export type AtEnd = "defaults" | "loss";

export type Player = "human" | "open" | "computer";

export type Spectators = "welcome" | "silent" | "nobody";

export type UnitChange = { 
/**
 * The part that the unit plays.
 */
role: string, fact: string, from: unknown, to: unknown, rule: string, };

export type NewSeat = { player: Player, level?: Level, };

export type Level = "recruit" | "sergeant" | "marshal";

export type Created = { game: string, 
/**
 * Seats of people, with the secret that lets them sit there.
 */
seats: Array<SeatToken>, spectate: string, };

export type SeatToken = { seat: number, token: string, };

export type Listed = { id: string, scenario: string, title: string, name: string, players: Array<NewSeat>, turn: number, number: number, over: boolean, 
/**
 * Milliseconds since 1970.
 */
updated: number, 
/**
 * A practice game: its dice were known beforehand.
 */
practice: boolean, };

export type Table = { game: string, name: string, 
/**
 * A practice game: its dice were known beforehand.
 */
practice: boolean, 
/**
 * How many steps of the story the asker has been told.
 */
number: number, scenario: ScenarioTitle, ruleset: string, lang: string, turn: number, turns: number, 
/**
 * How the battle is won.
 */
victory: VictoryInfo, 
/**
 * The date or the hour of the turn, where the battle has such.
 */
date: string | null, you: number | null, seats: Array<SeatInfo>, board: BoardInfo, map: MapInfo, 
/**
 * How often the ground has changed: its map at this moment is to be drawn anew for each number.
 */
ground_revision: number, pieces: Array<PieceInfo>, 
/**
 * The drawings of what pieces, objectives, zones and markers name as their look.
 */
drawings: Record<string, string>, absent: Array<AbsentInfo>, objectives: Array<ObjectiveInfo>, zones: Array<ZoneInfo>, markers: Array<MarkerInfo>, status: Array<Counted>, decision: DecisionInfo | null, waiting_for: Array<number>, thinking: boolean, 
/**
 * Some seat knows something that others do not.
 */
secrets: boolean, may_take_back: boolean, take_back_asked_by: number | null, outcome: OutcomeInfo | null, report: Report | null, dice: DiceInfo, 
/**
 * What was agreed before the battle.
 */
options: Array<InForce>, 
/**
 * How long a seat may take for its move.
 */
pace?: Pace, chat_length: number, spectators: Spectators, 
/**
 * A player has silenced the spectators.
 */
muted: boolean, notes?: string, };

export type ScenarioTitle = { id: string, title: string, };

export type SeatInfo = { seat: number, side: string, name: string, 
/**
 * How a sentence says the name, by what the message asks for: `_le`, `_du`, `_the`.
 */
said: { [key in string]?: string }, 
/**
 * How its blocks are painted.
 */
colour: SideColour, player: Player, level?: Level, connected: boolean, 
/**
 * Somebody has sat in it: it is nobody else's, though he may be away.
 */
joined: boolean, 
/**
 * What its player calls himself.
 */
player_name: string, 
/**
 * Until when it may answer, in milliseconds since 1970.
 */
due?: number, 
/**
 * It offers a rematch.
 */
offers_rematch: boolean, clock_ms?: number, to_move: boolean, };

export type SideColour = "blue" | "red" | "grey" | "green" | "white";

export type BoardInfo = { kind: Surface, width: number, height: number, columns?: number, rows?: number, };

export type MapInfo = { view_box: [number, number, number, number], origin: [number, number], unit: [number, number], };

export type PieceInfo = { id: string, kind: PieceKind, seat: number, x: number, y: number, 
/**
 * The name of its hex, where there are hexes.
 */
hex?: string, facing?: number, name: string, 
/**
 * Its arm, or what its leader is, in words; empty for a block that nobody has identified.
 */
arm: string, 
/**
 * What else there is to tell of it, one thing each.
 */
facts: Array<string>, 
/**
 * What its signs mean, unless the facts tell it.
 */
signs: Array<string>, strength?: number, strength_full?: number, 
/**
 * The ids of those that share its place, itself too, from the bottom of the stack.
 */
stack?: Array<string>, 
/**
 * The letters of the formation that it belongs to, where it bears such.
 */
group?: string, chief?: boolean, 
/**
 * Width and depth of its base in thousandths.
 */
base: [number, number], 
/**
 * The key of its drawing round (0, 0), in which its facing in degrees is put for `{facing}`: pieces
 * that look alike name the same.
 */
look: string, };

export type PieceKind = "unit" | "leader";

export type AbsentInfo = { id: string, kind: PieceKind, seat: number, name: string, 
/**
 * Width and depth of its base in thousandths.
 */
base: [number, number], 
/**
 * A word of the rulebook, such as `to_come`.
 */
status: string, 
/**
 * The status in words.
 */
text: string, 
/**
 * It is lost, or at least does not come back by itself.
 */
gone: boolean, };

export type ObjectiveInfo = { id: string, name: string, x: number, y: number, radius: number, holder: number | null, value: string, 
/**
 * The key of its drawing round (0, 0).
 */
look: string, };

export type ZoneInfo = { id: string, seat: number | null, label: string, 
/**
 * The key of its drawing, which lies where the zone does.
 */
look: string, };

export type MarkerInfo = { id: string, 
/**
 * Who laid it.
 */
seat: number | null, x: number, y: number, 
/**
 * What it is, in words.
 */
name: string, 
/**
 * The key of its drawing round (0, 0).
 */
look: string, };

export type Counted = { key: string, label: string, by_seat: number[], };

export type DecisionInfo = { 
/**
 * What is asked, a stable word of the rulebook.
 */
kind: string, prompt: string, rule: string, offers: Array<OfferInfo>, 
/**
 * Whether every legal answer is listed; else a preview finds others.
 */
all: boolean, 
/**
 * Who may be chosen to act, where what each may do is too much to list: `together` tells what one of
 * them, or several of one place, may do.
 */
actors: Array<string>, 
/**
 * Outlines of where the piece in question may go, where places are too many to list.
 */
reach: Array<Array<[number, number]>>, 
/**
 * Zones of control that would stop it.
 */
zones_of_control: Array<ZoneOfControlInfo>, 
/**
 * What pieces that could act have before them, such as a field of fire.
 */
fields: Array<FieldInfo>, 
/**
 * What has been ordered and is still to come.
 */
planned: Array<PlannedInfo>, };

export type ZoneOfControlInfo = { piece: string, at: [number, number], radius: number, places: Array<[number, number]>, };

export type PlannedInfo = { by: Array<string>, 
/**
 * Where the arrow or the way ends; where they stand if they stay.
 */
at: [number, number], 
/**
 * How it stands, in a few words.
 */
summary: string, 
/**
 * The way from where they stand; empty for an arrow straight from each of them.
 */
path: Array<[number, number]>, 
/**
 * Where they would stand on the way, one moment after another.
 */
stands: Array<Footprint>, 
/**
 * Nobody has ordered it: it comes of saying nothing.
 */
by_default: boolean, };

export type Footprint = { at: [number, number], 
/**
 * Tenths of a degree clockwise from north.
 */
facing: number, 
/**
 * Width and depth.
 */
base: [number, number], };

export type FieldInfo = { piece: string, outline: Array<[number, number]>, };

export type OfferInfo = { choice: unknown, 
/**
 * What it does, a stable word of the rulebook.
 */
verb: string, label: string, 
/**
 * The same without who does it, to whom, and the heading: for where these are seen already.
 */
brief: string, rule: string, 
/**
 * What it means on the table.
 */
shape: Shape, 
/**
 * Whether its chances can be asked for.
 */
odds: boolean, };

export type Shape = { "kind": "say" } | { "kind": "pick", pieces: Array<PieceId>, } | { "kind": "place", piece: PieceId, 
/**
 * Those who go there with it, where several share a place and move together.
 */
with?: Array<PieceId>, at: [number, number], 
/**
 * The name of its hex, where there are hexes.
 */
hex?: string, facing?: number, 
/**
 * Width and depth of the base that it then has; nothing if it has none.
 */
base: [number, number], } | { "kind": "path", piece: PieceId, 
/**
 * Those who go that way with it.
 */
with?: Array<PieceId>, corners: Array<[number, number]>, 
/**
 * The name of its hex, where there are hexes.
 */
hex?: string, facing?: number, 
/**
 * Width and depth of the base that it then has; nothing if it has none.
 */
base: [number, number], } | { "kind": "formation", piece: PieceId, formation: string, 
/**
 * The name of its hex, where there are hexes.
 */
hex?: string, facing?: number, 
/**
 * Width and depth of the base that it then has; nothing if it has none.
 */
base: [number, number], } | { "kind": "aim", by: Array<PieceId>, at: Target, } | { "kind": "count", count: number, };

export type ShapeKind = "say" | "pick" | "place" | "path" | "formation" | "aim" | "count";

export type Stance = { 
/**
 * The name of its hex, where there are hexes.
 */
hex?: string, facing?: number, 
/**
 * Width and depth of the base that it then has; nothing if it has none.
 */
base: [number, number], };

export type Target = { "piece": PieceId } | { "place": { at: [number, number], 
/**
 * The name of the hex, where there are hexes.
 */
hex?: string, } };

export type PieceId = string;

export type PieceOutlook = { piece: string, 
/**
 * Where it may go.
 */
reach: Area, 
/**
 * Its zone of control.
 */
zone?: ZoneOfControlInfo, 
/**
 * Its field of fire.
 */
fire: Area, 
/**
 * How far the orders reach of this leader, or of the one whose orders the piece follows.
 */
command: Array<ZoneOfControlInfo>, 
/**
 * How far that is, each with its rule.
 */
lines: Array<Line>, 
/**
 * How it is fed.
 */
supply: Array<SupplyLine>, 
/**
 * What the asker is offered now that it could do.
 */
offers: Array<OfferInfo>, };

export type Area = { outlines: Array<Array<[number, number]>>, places: Array<[number, number]>, };

export type SupplyLine = { 
/**
 * From where it comes to the piece.
 */
path: Array<[number, number]>, 
/**
 * Whether it feeds the piece: it may be too long.
 */
holds: boolean, };

export type StageInfo = { at: [number, number], cost: string, };

export type OddsOutcome = { 
/**
 * What it tells, one thing each, the most telling first.
 */
facts: Array<string>, probability: number, };

export type OutcomeInfo = { winner: number | null, level: string, level_text: string, reason_text: string, };

export type Report = { tallies: Array<Counted>, luck: Array<Luck>, turning_points: Array<TurningPoint>, };

export type Luck = { seat: number, throws: number, 
/**
 * In thousandths of a decisive advantage: more than 0 is good luck.
 */
gain: number, verdict: LuckVerdict, text: string, };

export type LuckVerdict = "good" | "bad" | "even";

export type TurningPoint = { number: number, turn: number, text: string, };

export type DiceInfo = { 
/**
 * A SHA-256 of the seed and of what was settled before the first choice, in hexadecimal.
 */
commitment: string, 
/**
 * What each seat has added to the seed, in hexadecimal.
 */
contributions: Array<string | null>, 
/**
 * Whether seats may still add to it: no die has fallen.
 */
open: boolean, 
/**
 * How often dice have been taken back.
 */
undone: number, 
/**
 * The seed, when the game is over.
 */
seed?: string, 
/**
 * The seal of the record, when the game is over.
 */
seal?: string, };

export type Step = { number: number, turn: number, seat: number, side: string, asked: string, choice: string, 
/**
 * The words of the choice do not name those whom it was chosen for.
 */
nameless?: boolean, 
/**
 * The pieces that it was chosen for.
 */
actors?: Array<PieceId>, 
/**
 * What they aimed at.
 */
aim?: Target, lines: Array<Line>, 
/**
 * Which of the lines tell what has come of it, the gravest first.
 */
results?: Array<number>, 
/**
 * The piece that went somewhere, and its way.
 */
way?: WayInfo, 
/**
 * Those who went somewhere at the same time, by what was revealed: each from where it stood.
 */
together?: Array<WayInfo>, 
/**
 * Who struck whom, one after another: fires, impacts.
 */
strikes?: Array<StrikeInfo>, 
/**
 * Why a computer chose this.
 */
reason?: ReasonInfo, 
/**
 * Everything after this number was taken back.
 */
taken_back?: number, };

export type GroundInfo = { 
/**
 * Its kind in words.
 */
kind: string, 
/**
 * Empty where it has none.
 */
name: string, rules: Array<RuleInfo>, };

export type ReasonInfo = { text: string, rule: string, };

export type StrikeInfo = { by: PieceId, at: PieceId, };

export type WayInfo = { piece: string, path: Array<[number, number]>, };

export type Story = { steps: Array<Step>, };

export type Answer = { number: number, choice: unknown, };

export type Contribution = { bytes: string, };

export type Update = { from: number, 
/**
 * The revision that this leads to.
 */
to: number, number?: number, turn?: number, date?: string | null, seats?: Array<SeatInfo>, ground_revision?: number, pieces?: PieceChanges, 
/**
 * Drawings of looks that the client has not been sent yet.
 */
drawings?: Record<string, NewDrawing>, absent?: Changes<AbsentInfo>, objectives?: Changes<ObjectiveInfo>, zones?: Changes<ZoneInfo>, markers?: Changes<MarkerInfo>, status?: Array<Counted>, decision?: DecisionUpdate | null, waiting_for?: Array<number>, thinking?: boolean, secrets?: boolean, may_take_back?: boolean, take_back_asked_by?: number | null, outcome?: OutcomeInfo | null, report?: Report | null, dice?: DiceInfo, chat_length?: number, muted?: boolean, notes?: string, };

export type Changes<T> = { gone: Array<string>, changed: Array<T>, new: Array<Inserted<T>>, };

export type Inserted<T> = { at: number, entry: T, };

export type PieceChanges = { gone: Array<string>, changed: Array<PieceChange>, new: Array<Inserted<PieceInfo>>, };

export type PieceChange = { id: string, kind?: PieceKind, seat?: number, x?: number, y?: number, hex?: string | null, facing?: number | null, name?: string, arm?: string, facts?: Array<string>, signs?: Array<string>, strength?: number | null, strength_full?: number | null, stack?: Array<string> | null, group?: string | null, chief?: boolean | null, base?: [number, number], look?: string, };

export type DecisionUpdate = { kind: string, prompt: string, rule: string, offers: Array<Entry<OfferUpdate>>, all: boolean, actors: Array<Entry<string>>, reach: Array<Entry<Array<[number, number]>>>, zones_of_control: Array<Entry<ZoneOfControlInfo>>, fields: Array<Entry<FieldInfo>>, planned: Array<PlannedInfo>, };

export type OfferUpdate = { choice: unknown, verb?: string, label?: string, 
/**
 * Left out as well where it is the label that is given.
 */
brief?: string, rule?: string, shape?: Shape, 
/**
 * What is other in its shape, where the same piece goes to another place.
 */
place?: OtherPlace, odds?: boolean, };

export type OtherPlace = { at?: [number, number], hex?: string, facing?: number, };

export type Entry<T> = Unchanged | T;

export type Unchanged = { unchanged: [number, number], };

export type PlaceRun = { verb: string, rule: string, odds: boolean, piece: string, with: Array<string>, base: [number, number], 
/**
 * The JSON of the answer.
 */
choice: [string, string], label: Array<string>, brief: Array<string>, hexes: Array<string>, 
/**
 * The middle of each hex, in steps from that of the hex before it; of the first, from the corner of
 * the map.
 */
at: Array<[number, number]>, 
/**
 * The length of a step.
 */
step: number, 
/**
 * What hexes are called in words that are not called by their numbers.
 */
names: { [key in string]?: string }, };

export type NewDrawing = string | ChangedDrawing;

export type ChangedDrawing = { like: string, begin: number, svg: string, end: number, };

export type Answered = { table: Table, lines: Array<Line>, };

export type MarkInfo = { piece?: string, at: [number, number], };

export type ClientMessage = { "type": "hello", token?: string, lang?: string, 
/**
 * The last step of the story that the client knows.
 */
since?: number, theme?: string, 
/**
 * What the player calls himself.
 */
name?: string, 
/**
 * No tables after the first: `changed` says that there is a new one. For programs.
 */
lean?: boolean, } | { "type": "answer", id: number, number: number, choice: unknown, } | { "type": "odds", id: number, choice: unknown, } | { "type": "preview", id: number, choice: unknown, at?: [number, number], facing?: number, 
/**
 * The end of the answer becomes a corner, and its way goes on from there to `at`.
 */
onward?: boolean, } | { "type": "piece", id: number, piece: string, } | { "type": "together", id: number, pieces: Array<string>, } | { "type": "why", id: number, mark: MarkInfo, 
/**
 * Who is in hand to act, where somebody is.
 */
by?: string, } | { "type": "ground", id: number, at: [number, number], } | { "type": "sight", id: number, from: MarkInfo, to: MarkInfo, } | { "type": "contribute", id: number, bytes: string, } | { "type": "take_back", } | { "type": "consent", yes: boolean, } | { "type": "resign", } | { "type": "rematch", } | { "type": "no_rematch", } | { "type": "chat", text: string, } | { "type": "mute", on: boolean, } | { "type": "notes", text: string, } | { "type": "table", } | { "type": "ping", };

export type ServerMessage = { "type": "table", revision: number, table: Table, } | { "type": "update" } & Update | { "type": "changed", number: number, waiting_for: Array<number>, } | { "type": "taken", id: number, number: number, } | { "type": "step", step: Step, } | { "type": "odds", id: number, outcomes: Array<OddsOutcome>, chance?: number, headline?: string, 
/**
 * The modifiers that are known before the dice.
 */
explained: Array<Line>, } | { "type": "preview", id: number, 
/**
 * The answer itself: where a place was wished for, the nearest legal one.
 */
offer: OfferInfo, 
/**
 * Whether dice fall as soon as it is given: then it cannot be taken back.
 */
rolls: boolean, 
/**
 * The way of its piece from where it stands.
 */
path: Array<[number, number]>, 
/**
 * What it takes, in a few words.
 */
summary?: string, 
/**
 * What that consists of.
 */
lines: Array<Line>, 
/**
 * What it has taken at points of the way.
 */
stages: Array<StageInfo>, 
/**
 * How the piece would be fed at its end.
 */
supply: Array<SupplyLine>, 
/**
 * The way may be gone on with from its end: ask with `onward`.
 */
goes_on: boolean, } | { "type": "together", id: number, 
/**
 * Answers that are alike but for the hex that they lead to.
 */
places: Array<PlaceRun>, 
/**
 * The others, each without what is as in the one before it.
 */
offers: Array<OfferUpdate>, } | { "type": "piece", id: number, outlook: PieceOutlook, } | { "type": "ground", id: number, ground: Array<GroundInfo>, } | { "type": "why", id: number, message?: string, rule?: string, } | { "type": "sight", id: number, from: [number, number], to: [number, number], 
/**
 * Whether fire could go along it.
 */
clear: boolean, summary: string, lines: Array<Line>, } | { "type": "refused", id?: number, code: ErrorCode, message: string, rule?: string, } | { "type": "chat", from: number | null, text: string, 
/**
 * Milliseconds since 1970.
 */
at: number, } | { "type": "rematch", game: string, token?: string, } | { "type": "bye", reason: string, } | { "type": "pong" };

export type NewTabletop = { 
/**
 * The rulebook that is played, such as `brigades-de-fer`.
 */
book: string, };

export type TabletopCreated = { table: string, 
/**
 * Whoever has it may read and write; it is told only here.
 */
token: string, 
/**
 * Where the page opens the table.
 */
link: string, 
/**
 * Where other devices find the server, if it knows.
 */
base?: string, };

export type TabletopInfo = { table: string, book: string, 
/**
 * The number of its last entry.
 */
last: number, 
/**
 * Where other devices find the server, if it knows.
 */
base?: string, };

export type NewEntry = { 
/**
 * Chosen by the phone: an entry that is sent again is known by it.
 */
id: string, body: unknown, };

export type NewEntries = { entries: Array<NewEntry>, };

export type TabletopEntry = { number: number, id: string, 
/**
 * Milliseconds since 1970.
 */
at: number, body: unknown, };

export type TabletopClientMessage = { "type": "hello", token: string, 
/**
 * The last entry that the phone knows.
 */
since: number, } | { "type": "ping", };

export type TabletopServerMessage = { "type": "entries", entries: Array<TabletopEntry>, } | { "type": "phones", count: number, } | { "type": "refused", code: ErrorCode, message: string, } | { "type": "pong" };

export type NewCode = { text: string, };

export type MySeats = { seats: Array<MySeat>, };

export type MySeat = { game: string, token: string, };

export type MyGame = { game: string, 
/**
 * The name that was given to the game.
 */
name: string, title: string, seat: number, 
/**
 * The name of one's side.
 */
side: string, opponent: OpponentInfo, 
/**
 * Whether the seat is asked something.
 */
to_move: boolean, 
/**
 * Since when whoever is to move is asked, in milliseconds since 1970.
 */
since?: number, 
/**
 * Until when he may answer.
 */
due?: number, pace?: Pace, turn: number, turns: number, over: boolean, 
/**
 * The other side offers a rematch.
 */
rematch_offered: boolean, 
/**
 * The game that follows this one, in which the same token opens the other side.
 */
rematch?: string, };

export type OpponentInfo = { side: string, player: Player, level?: Level, 
/**
 * What he calls himself.
 */
name: string, 
/**
 * Somebody has sat there: the seat is nobody else's, though he may be away.
 */
joined: boolean, };

export type GameRoster = { 
/**
 * The id of the battle.
 */
scenario: string, title: string, 
/**
 * 0 before the first.
 */
turn: number, armies: Array<GameArmy>, };

export type GameArmy = { name: string, units: Array<GameUnit>, };

export type GameUnit = { id: string, name: string, 
/**
 * Fields of the procedures' inputs.
 */
facts: Record<string, unknown>, 
/**
 * It stands nowhere any more.
 */
lost: boolean, };

export type PushKey = { key: string, };

export type NewPush = { 
/**
 * The address that the push service of the browser gave it.
 */
endpoint: string, 
/**
 * Its public key, base64url.
 */
p256dh: string, 
/**
 * Its secret, base64url.
 */
auth: string, seats: Array<MySeat>, };

export type NoPush = { endpoint: string, };

export type PushKept = { seats: number, };

export type NewSimulation = { scenario: string, games: number, 
/**
 * Who plays the first side, and who the second.
 */
levels: Array<Level>, 
/**
 * Every other battle is the one before it with the same dice and the players exchanged.
 */
mirror?: boolean, };

export type SimulationState = "running" | "done" | "stopped" | "failed";

export type SimulationInfo = { id: string, scenario: string, state: SimulationState, games: number, done: number, levels: Array<Level>, mirror: boolean, 
/**
 * The number of its report among those of the battle.
 */
result?: number, };

export type SimulationResult = { number: number, 
/**
 * In milliseconds since 1970.
 */
made: number, 
/**
 * Battles that were fought.
 */
games: number, levels: Array<Level>, mirror: boolean, 
/**
 * Who wins how often, in a sentence.
 */
verdict: string, };

export type Standing = { 
/**
 * A word by question; a question that is not named is asked.
 */
answers: { [key in string]?: string }, 
/**
 * Also while its player is there, and not only when he is away.
 */
always: boolean, };

export type StandingInfo = { questions: Array<StandingQuestionInfo>, given: Standing, };

export type StandingQuestionInfo = { question: string, label: string, words: Array<StandingWord>, };

export type StandingWord = { word: string, label: string, };
