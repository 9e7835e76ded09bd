import type { TableModel } from "./model/table-model.svelte";

/** Where a key means something else. */
const ELSEWHERE = "input, textarea, select, dialog, [role=spinbutton]";

/** The keys that work anywhere on a table's page; the map has its own. Whether this one meant something. */
export function shortcut(model: TableModel, event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "target">): boolean {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest(ELSEWHERE)) return false;
  const { session, replay } = model;
  const { hand, ruler, table } = session;
  const present = replay.moment === null;
  const digit = Number(event.key);
  if (digit >= 1 && digit <= 9) {
    if (!present || session.covered !== null) return false;
    const { counts, says } = hand.sorted;
    const offer = (counts.length > 0 ? counts : says)[digit - 1];
    if (offer) hand.pick(offer, counts);
    return true;
  }
  switch (event.key) {
    case "?":
      model.help = true;
      return true;
    case "Enter":
      if (!hand.picked || !present || target.closest("button, a, summary")) return false;
      hand.confirm();
      return true;
    case "l":
    case "L":
      ruler.toggle();
      return true;
    case "Escape":
      if (ruler.on) ruler.toggle();
      hand.clear();
      return true;
    case "d":
      model.described = !model.described;
      return true;
    case "r":
      model.rulebook = !model.rulebook;
      return true;
    case "u":
      if (!table?.may_take_back) return false;
      session.live.takeBack();
      return true;
    case "s":
      model.panel = model.panel === "story" ? null : "story";
      return true;
    case "f":
      replay.toggle();
      return true;
    case ",":
      replay.goTo(Math.max(0, (replay.moment ?? replay.end) - 1));
      return true;
    case ".":
      replay.goTo(replay.moment === null ? null : replay.moment + 1);
      return true;
    default:
      return false;
  }
}
