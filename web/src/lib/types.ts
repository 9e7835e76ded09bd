/** The contract with the server, which is generated from its types, under the page's own names. */
import type * as wire from "./wire";

export type SeatNumber = number;
export type PlayerKind = wire.Player;
export type Spectators = wire.Spectators;
export type Level = wire.Level;
export type Ground = wire.Surface;
export type Shape = wire.Shape;
export type Scenario = wire.ScenarioInfo;
/** What players may agree on before a battle. */
export type BattleOption = wire.OptionInfo;
/** What they agreed on, by the ids of the options. */
export type Agreed = Record<string, unknown>;
export type SeatOfTable = wire.SeatInfo;
export type Piece = wire.PieceInfo;
export type Offer = wire.OfferInfo;
export type Decision = wire.DecisionInfo;
export type Course = wire.CourseInfo;
export type Lesson = wire.LessonInfo;
export type Outcome = wire.OutcomeInfo;
export type Report = wire.Report;
export type RulebookInfo = wire.RulebookInfo;
export type MapFrame = wire.MapInfo;
export type Table = wire.Table;
/** Changes of a list whose entries have ids. */
export type Changes<T> = wire.Changes<T>;
export type PieceChanges = wire.PieceChanges;
/** What is other in a piece than before. */
export type PieceChange = wire.PieceChange;
/** What has changed on a table. */
export type Update = wire.Update;
/** An entry of a list, or some of the list before. */
export type Entry<T> = wire.Entry<T>;
export type DecisionUpdate = wire.DecisionUpdate;
/** A new offer, without what is as in the one before it. */
export type OfferUpdate = wire.OfferUpdate;
export type PlaceRun = wire.PlaceRun;
/** A drawing that is sent whole, or by another one. */
export type NewDrawing = wire.NewDrawing;
export type Line = wire.Line;
export type Die = wire.DieInfo;
export type Step = wire.Step;
export type PublicGame = wire.Listed;
export type Created = wire.Created;
export type RuleText = wire.RuleInfo;

type Message<T extends wire.ServerMessage["type"]> = Extract<wire.ServerMessage, { type: T }>;
export type OddsAnswer = Message<"odds">;
/** What an answer would come to; its `offer` may be given like any other. */
export type PreviewAnswer = Message<"preview">;
/** What a piece may do from where it stands. */
export type PieceOutlook = wire.PieceOutlook;
export type PieceAnswer = Message<"piece">;
/** What some pieces may do together. */
export type TogetherAnswer = Message<"together">;
export type SupplyLine = wire.SupplyLine;
export type SightAnswer = Message<"sight">;
/** Why something may not be answered with. */
export type WhyAnswer = Message<"why">;
export type GroundAnswer = Message<"ground">;
/** Something that lies on the ground. */
export type GroundThing = wire.GroundInfo;
export type Refused = Message<"refused">;
export type Taken = Message<"taken">;
export type Mark = wire.MarkInfo;
export type Way = wire.WayInfo;
/** A point of the board, in thousandths. */
export type Point = [number, number];
export type ChatLine = Omit<Message<"chat">, "type">;
export type FromServer = wire.ServerMessage;
export type ToServer = wire.ClientMessage;
