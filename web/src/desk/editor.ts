/** The editor of the writing desk: CodeMirror with TOML, faults in its margin, completion from the schema. */
import { autocompletion, closeBrackets, type CompletionContext, type CompletionResult } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab, redo, undo } from "@codemirror/commands";
import { bracketMatching, HighlightStyle, StreamLanguage, syntaxHighlighting } from "@codemirror/language";
import { toml } from "@codemirror/legacy-modes/mode/toml";
import { lintGutter, lintKeymap, setDiagnostics, type Diagnostic } from "@codemirror/lint";
import { searchKeymap } from "@codemirror/search";
import { EditorState, Transaction } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import type { FaultInfo } from "../lib/wire";
import { fields, place, words, type Schema } from "./complete";

const inks = HighlightStyle.define([
  { tag: tags.comment, color: "var(--ink-soft)", fontStyle: "italic" },
  { tag: tags.string, color: "var(--good)" },
  { tag: [tags.number, tags.atom, tags.bool], color: "var(--red)" },
  { tag: [tags.propertyName, tags.keyword], color: "var(--blue)" },
]);

const look = EditorView.theme({
  "&": { height: "100%", background: "var(--paper-lit)", color: "var(--ink)" },
  ".cm-scroller": { font: "0.9rem/1.45 ui-monospace, monospace", overflow: "auto" },
  ".cm-gutters": { background: "var(--paper)", color: "var(--ink-soft)", borderRight: "1px solid var(--rule)" },
  ".cm-activeLine": { background: "color-mix(in srgb, var(--light) 12%, transparent)" },
  ".cm-cursor": { borderLeftColor: "var(--ink)" },
  "&.cm-focused .cm-selectionBackground, .cm-selectionBackground": { background: "color-mix(in srgb, var(--focus) 25%, transparent) !important" },
  ".cm-tooltip": { background: "var(--paper)", color: "var(--ink)", border: "1px solid var(--ink)" },
  ".cm-tooltip-autocomplete > ul > li[aria-selected]": { background: "var(--ink)", color: "var(--paper-lit)" },
});

export class Editor {
  readonly view: EditorView;

  constructor(parent: HTMLElement, text: string, label: string, schema: () => Schema | null, changed: (text: string) => void) {
    const complete = (context: CompletionContext): CompletionResult | null => {
      const known = schema();
      if (!known) return null;
      const here = place(context.state.sliceDoc(0, context.pos));
      if (!here.typed && !context.explicit) return null;
      const options = here.field === null ? fields(known, here.path) : words(known, here.path);
      if (options.length === 0) return null;
      return { from: context.pos - here.typed.length, options: options.map((one) => ({ ...one, type: here.field === null ? "property" : "enum" })), validFor: /^"?[\w.-]*$/ };
    };
    // In a root of its own its styles are sheets of that root: the page allows no style elements.
    const root = parent.attachShadow({ mode: "open" });
    this.view = new EditorView({
      root,
      parent: root,
      state: EditorState.create({
        doc: text,
        extensions: [
          lineNumbers(),
          lintGutter(),
          history(),
          drawSelection(),
          bracketMatching(),
          closeBrackets(),
          highlightActiveLine(),
          StreamLanguage.define(toml),
          syntaxHighlighting(inks),
          autocompletion({ override: [complete] }),
          keymap.of([...defaultKeymap, ...historyKeymap, ...searchKeymap, ...lintKeymap, indentWithTab]),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ "aria-label": label, spellcheck: "false" }),
          EditorView.updateListener.of((update) => update.docChanged && changed(update.state.doc.toString())),
          look,
        ],
      }),
    });
    // What scrolls can be reached by keyboard.
    this.view.scrollDOM.tabIndex = 0;
  }

  get text(): string {
    return this.view.state.doc.toString();
  }

  /** Replaces the text; it can be undone like anything that is typed, but for the first text, below which there is nothing. */
  replace(text: string): void {
    const { length } = this.view.state.doc;
    this.view.dispatch({ changes: { from: 0, to: length, insert: text }, selection: { anchor: 0 }, scrollIntoView: true, annotations: Transaction.addToHistory.of(length > 0) });
  }

  /** Marks what is wrong in the margin. */
  mark(faults: readonly FaultInfo[]): void {
    const { doc } = this.view.state;
    const diagnostics = faults.map((fault): Diagnostic => {
      const line = doc.line(Math.min(Math.max(1, fault.line), doc.lines));
      return { from: line.from, to: line.to, severity: "error", message: fault.field ? `${fault.field}: ${fault.message}` : fault.message };
    });
    this.view.dispatch(setDiagnostics(this.view.state, diagnostics.sort((a, b) => a.from - b.from)));
  }

  /** Goes to a line. */
  show(line: number): void {
    const at = this.view.state.doc.line(Math.min(Math.max(1, line), this.view.state.doc.lines));
    this.view.dispatch({ selection: { anchor: at.from }, effects: EditorView.scrollIntoView(at.from, { y: "center" }) });
    this.view.focus();
  }

  undo = () => undo(this.view);
  redo = () => redo(this.view);
  close = () => this.view.destroy();
}
