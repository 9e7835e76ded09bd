/** Texts and battles of one's own that this browser keeps. */

const DRAFT = "grognard.draft";
const BATTLES = "grognard.battles";
const MOST = 100;

export interface Draft {
  ruleset: string;
  text: string;
}

/** A battle that was sent from here, or opened by its link. */
export interface OwnBattle {
  id: string;
  title: string;
}

function read<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The browser keeps nothing: the text can still be exported.
  }
}

export function draft(): Draft | null {
  const found = read<Draft | null>(DRAFT, null);
  return typeof found?.text === "string" && typeof found.ruleset === "string" ? found : null;
}

export const keepDraft = (draft: Draft): void => write(DRAFT, draft);

export function ownBattles(): OwnBattle[] {
  const list = read<OwnBattle[]>(BATTLES, []);
  return Array.isArray(list) ? list.filter((one) => typeof one?.id === "string" && typeof one.title === "string") : [];
}

export function keepBattle(battle: OwnBattle): OwnBattle[] {
  const list = [battle, ...ownBattles().filter((one) => one.id !== battle.id)].slice(0, MOST);
  write(BATTLES, list);
  return list;
}

export function forgetBattle(id: string): OwnBattle[] {
  const list = ownBattles().filter((one) => one.id !== id);
  write(BATTLES, list);
  return list;
}
