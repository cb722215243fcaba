import { RangeSet, StateEffect, StateField, type Range } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import { isBlank, LOCALES, type Locale } from '@tercet/contracts';
import type { PlacedParagraph } from '@tercet/proofreading-core';

/** In which languages the text is, so that screen readers read each part with the right voice. */
interface TextLanguages {
  /** Of most of the text; undefined where it is not known. */
  readonly main: Locale | undefined;
  /** Lines and stretches of lines in other languages. */
  readonly others: DecorationSet;
}

const setLanguages = StateEffect.define<TextLanguages>();

const NONE: TextLanguages = { main: undefined, others: Decoration.none };

/** Of a language that is none of ours nothing is known. */
const UNKNOWN = '';

const attributes = (lang: Locale | typeof UNKNOWN) => ({ attributes: { lang } });
const LINES = new Map(LOCALES.map((lang) => [lang, Decoration.line(attributes(lang))]));
const STRETCHES = new Map(
  LOCALES.map((lang) => [lang, Decoration.mark({ ...attributes(lang), inclusive: true })]),
);

const UNKNOWN_STRETCH = Decoration.mark({ ...attributes(UNKNOWN), inclusive: true });

export const languageField = StateField.define<TextLanguages>({
  create: () => NONE,
  update(current, { docChanged, changes, effects }) {
    let next = current;
    if (docChanged && current.others.size > 0)
      next = { ...current, others: current.others.map(changes) };
    for (const effect of effects) if (effect.is(setLanguages)) next = effect.value;
    return next;
  },
  provide: (field) => [
    EditorView.decorations.from(field, ({ others }) => others),
    EditorView.contentAttributes.from(field, ({ main }): Record<string, string> =>
      main ? { lang: main } : {},
    ),
  ],
});

function marked(
  { start, paragraph: { languages } }: PlacedParagraph,
  main: Locale,
): Range<Decoration>[] {
  const isWhole = languages.length === 1;
  return languages
    .filter(({ language }) => language !== main)
    .flatMap((run) =>
      isWhole
        ? (LINES.get(run.language)?.range(start) ?? [])
        : (STRETCHES.get(run.language)?.range(start + run.start, start + run.end) ?? []),
    );
}

const unknown = ({ start, paragraph: { unchecked = [] } }: PlacedParagraph) =>
  unchecked.map((span) => UNKNOWN_STRETCH.range(start + span.start, start + span.end));

/** What is marked now within a line. */
function kept(others: DecorationSet, from: number, to: number): Range<Decoration>[] {
  const found: Range<Decoration>[] = [];
  others.between(from, to, (start, end, decoration) => {
    if (start >= from && end <= to) found.push(decoration.range(start, end));
  });
  return found;
}

/** Marks the languages of a text. A line of which none is known, as it is being written, keeps what it was marked with. */
export function showLanguages(
  view: EditorView,
  paragraphs: readonly PlacedParagraph[],
  main: Locale | undefined,
): void {
  const before = view.state.field(languageField);
  const ranges = paragraphs.flatMap((placed) => {
    const { text, languages } = placed.paragraph;
    if (isBlank(text)) return [];
    if (!main) return unknown(placed);
    if (languages.length > 0) return [...marked(placed, main), ...unknown(placed)];
    return kept(before.others, placed.start, placed.start + text.length);
  });
  const others = ranges.length > 0 ? Decoration.set(ranges, true) : Decoration.none;
  // The surface need not be drawn with every answer.
  if (main === before.main && RangeSet.eq([others], [before.others])) return;
  view.dispatch({ effects: setLanguages.of({ main, others }) });
}
