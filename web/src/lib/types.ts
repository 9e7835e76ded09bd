/** The contract with the server: what the page reads of it. */

export type SeatNumber = number;
export type PlayerKind = "human" | "open" | "computer";
export type Level = "recruit" | "sergeant" | "marshal";
export type Ground = "hexes" | "table";

export interface Army {
  side: string;
  name: string;
  units: string[];
  leaders: string[];
}

export interface Scenario {
  id: string;
  ruleset: string;
  title: string;
  summary: string;
  turns: number;
  armies: Army[];
  picture: string;
  grounds?: Ground[];
  learning?: boolean;
}

export interface SeatOfTable {
  seat: SeatNumber;
  side: string;
  name: string;
  player: PlayerKind;
  level?: Level | null;
  connected: boolean;
  clock_ms?: number | null;
  to_move: boolean;
}

export interface Piece {
  id: string;
  kind: "unit" | "leader";
  seat: SeatNumber;
  x: number;
  y: number;
  facing?: number | null;
  name: string;
  hint: string;
  strength?: number | null;
  strength_full?: number | null;
  badges: { icon: string; hint: string }[];
  symbol: string;
  chief?: boolean | null;
  /** Width and depth in thousandths. */
  base: [number, number];
  svg: string;
}

export interface Absent {
  id: string;
  kind: string;
  seat: SeatNumber;
  name: string;
  status: string;
  text: string;
}

export interface Objective {
  id: string;
  name: string;
  x: number;
  y: number;
  radius: number;
  holder: SeatNumber | null;
  value: string;
  svg: string;
}

export type ShapeName = "say" | "piece" | "place" | "target" | "count";

export interface Offer {
  choice: unknown;
  label: string;
  rule: string;
  shape: ShapeName;
  piece?: string | null;
  target?: string | null;
  x?: number | null;
  y?: number | null;
  facing?: number | null;
  count?: number | null;
  odds: boolean;
}

export interface Decision {
  kind: string;
  prompt: string;
  rule: string;
  offers: Offer[];
  all: boolean;
}

export interface Outcome {
  winner: SeatNumber | null;
  level: string;
  level_text: string;
  reason_text: string;
}

export interface Report {
  tallies: { key: string; label: string; by_seat: number[] }[];
  luck: { seat: SeatNumber; expected: number; got: number; text: string }[];
  turning_points: { number: number; turn: number; text: string }[];
}

export interface MapFrame {
  view_box: [number, number, number, number];
  origin: [number, number];
  unit: [number, number];
}

export interface Table {
  game: string;
  name: string;
  number: number;
  scenario: { id: string; title: string };
  ruleset: string;
  lang: string;
  turn: number;
  turns: number;
  you: SeatNumber | null;
  seats: SeatOfTable[];
  board: { kind: Ground; width: number; height: number };
  map: MapFrame;
  pieces: Piece[];
  absent: Absent[];
  objectives: Objective[];
  zones: { id: string; seat: SeatNumber | null; label: string; svg: string }[];
  status: { key: string; label: string; by_seat: number[] }[];
  decision: Decision | null;
  waiting_for: SeatNumber[];
  thinking: boolean;
  may_take_back: boolean;
  take_back_asked_by: SeatNumber | null;
  outcome: Outcome | null;
  report: Report | null;
  dice: { commitment: string; seed?: string | null };
  chat_length: number;
  notes?: string | null;
  secrets?: boolean;
}

export interface Line {
  kind: "modifier" | "throw" | "note";
  rule: string;
  text: string;
  of?: string | null;
  change?: string | null;
  value?: number | null;
  total?: number | null;
  faces?: number[] | null;
  die?: string | null;
  read?: unknown;
}

export interface Step {
  number: number;
  turn: number;
  seat: SeatNumber;
  side: string;
  asked: string;
  choice: string;
  lines: Line[];
  /** Everything after this number was taken back. */
  taken_back?: number | null;
  /** Why the computer chose it, told when the battle is over. */
  reason?: string | null;
}

export interface OddsAnswer {
  type: "odds";
  id: number;
  outcomes: { result: unknown; text?: string; probability: number }[];
  chance?: number | null;
  headline?: string | null;
}

export interface ChatLine {
  from: SeatNumber | null;
  text: string;
  at: number;
}

export type FromServer =
  | { type: "table"; table: Table }
  | { type: "told"; step: Step }
  | OddsAnswer
  | { type: "taken"; id: number; number: number }
  | { type: "refused"; id?: number; code: string; message: string; rule?: string }
  | ({ type: "chat" } & ChatLine)
  | { type: "rematch"; game: string; token?: string | null }
  | { type: "bye"; reason: string }
  | { type: "pong" };

export interface PublicGame {
  id: string;
  scenario: string;
  title: string;
  name: string;
  players: { player: PlayerKind; level?: Level }[];
  turn: number;
  number: number;
  over: boolean;
  updated: number;
}

export interface Created {
  game: string;
  seats: { seat: SeatNumber; token: string }[];
  spectate: string;
}

export interface RuleText {
  id: string;
  chapter: string;
  text: string;
}
