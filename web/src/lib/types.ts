/**
 * The contract with the server, under the page's own names. The types are generated from the
 * server's; where it sends one of a few words, the page says which.
 */
import type * as wire from "./wire";

export type SeatNumber = number;
export type PlayerKind = wire.Player;
export type Spectators = wire.Spectators;
export type Level = "recruit" | "sergeant" | "marshal";
export type Ground = "hexes" | "table";
export type ShapeName = "say" | "piece" | "place" | "target" | "count";

type As<T, Narrow> = Omit<T, keyof Narrow> & Narrow;

export type Scenario = As<wire.ScenarioInfo, { ground: Ground; options?: BattleOption[] }>;
/** What players may agree on before a battle. */
export type BattleOption = As<wire.OptionInfo, { origin: "book" | "house"; kind: "switch" | "choice" }>;
/** What they agreed on, by the ids of the options. */
export type Agreed = Record<string, unknown>;
export type SeatOfTable = As<wire.SeatInfo, { level?: Level }>;
export type Piece = As<wire.PieceInfo, { kind: "unit" | "leader" }>;
export type Offer = As<wire.OfferInfo, { shape: ShapeName }>;
export type Decision = As<wire.DecisionInfo, { offers: Offer[] }>;
export type Course = wire.CourseInfo;
export type Lesson = wire.LessonInfo;
export type Outcome = wire.OutcomeInfo;
export type Report = wire.Report;
export type RulebookInfo = wire.RulebookInfo;
export type MapFrame = wire.MapInfo;
export type Table = As<
  wire.Table,
  { seats: SeatOfTable[]; board: As<wire.BoardInfo, { kind: Ground }>; pieces: Piece[]; decision: Decision | null }
>;
export type Line = As<wire.Line, { kind: "modifier" | "throw" | "note" }>;
export type Step = As<wire.Step, { lines: Line[] }>;
export type PublicGame = As<wire.Listed, { players: { player: PlayerKind; level?: Level }[] }>;
export type Created = wire.Created;
export type RuleText = wire.RuleInfo;

type Message<T extends wire.ServerMessage["type"]> = Extract<wire.ServerMessage, { type: T }>;
export type OddsAnswer = As<Message<"odds">, { explained: Line[] }>;
/** What an answer would come to; its `offer` may be given like any other. */
export type PreviewAnswer = As<Message<"preview">, { offer: Offer; lines: Line[] }>;
export type SightAnswer = As<Message<"sight">, { lines: Line[] }>;
export type Refused = Message<"refused">;
export type Taken = Message<"taken">;
export type Mark = wire.MarkInfo;
export type Way = wire.WayInfo;
/** A point of the board, in thousandths. */
export type Point = [number, number];
export type ChatLine = Omit<Message<"chat">, "type">;
export type FromServer =
  | { type: "table"; table: Table }
  | { type: "told"; step: Step }
  | OddsAnswer
  | PreviewAnswer
  | SightAnswer
  | Exclude<wire.ServerMessage, { type: "table" | "told" | "odds" | "preview" | "sight" }>;
export type ToServer = wire.ClientMessage;
