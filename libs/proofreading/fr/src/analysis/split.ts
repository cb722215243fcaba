import {
  type SplitTools,
  type WordPart,
  type WordSplitter,
  entryOf,
} from '@tercet/proofreading-core';

const ELIDED = /^(?:l|d|j|m|t|s|c|n|ç|qu|jusqu|lorsqu|puisqu|quoiqu)'(?=.)/iu;
/** Pronouns that hang on to their verb, from the word's end; `-t-` belongs to the pronoun. */
const HANGING =
  /(?:-t)?-(je|tu|il|elle|on|nous|vous|ils|elles|ce|moi|toi|lui|leur|le|la|les|y|en)$|-([mt]'|l')(en|y)$/iu;
const FINITE = /^(?:VERB|AUX)\.fin/u;
const CLITICS: Readonly<Record<string, RegExp>> = {
  je: /nom/u,
  tu: /nom/u,
  il: /nom/u,
  ils: /nom/u,
  on: /nom/u,
  ce: /^PRON/u,
  le: /^PRON/u,
  la: /^PRON/u,
  les: /^PRON/u,
  leur: /^PRON\.prs/u,
  en: /^PRON/u,
  y: /^PRON/u,
};
const DEMONSTRATIVE = /^(?:celui|celle|ceux|celles)-(?:ci|là)$/iu;
const REINFORCED = /^(moi|toi|lui|elle|soi|nous|vous|eux|elles)-mêmes?$/iu;

/** Parts elided words, hanging pronouns and `-ci`, `-là` from what they stand with. */
export const splitFrench: WordSplitter = (word, tools) => {
  if (!word.includes("'") && !word.includes('-')) return undefined;
  const demonstrative = DEMONSTRATIVE.exec(word);
  if (demonstrative) return [{ start: 0, end: word.length, word: word.split('-')[0] ?? word }];
  const reinforced = REINFORCED.exec(word);
  if (reinforced) return [{ start: 0, end: word.length, word: reinforced[1] ?? word }];
  if (isWhole(word, tools)) return undefined;
  const parts: WordPart[] = [];
  let start = 0;
  for (;;) {
    const rest = word.slice(start);
    const elided = isWhole(rest, tools) ? undefined : ELIDED.exec(rest)?.[0];
    if (!elided) break;
    parts.push({ start, end: start + elided.length });
    start += elided.length;
  }
  return [...parts, ...hangingParts(word, start, word.length, tools)];
};

/** `aujourd'hui`, `peut-être`, `rendez-vous`: words by themselves, whatever they could be parted into. */
function isWhole(word: string, { tagsOf }: SplitTools): boolean {
  return /['-]/u.test(word) && tagsOf(word).length > 0;
}

function hangingParts(word: string, start: number, end: number, tools: SplitTools): WordPart[] {
  const hanging: WordPart[] = [];
  let stop = end;
  let text = word.slice(start, stop);
  for (;;) {
    const found = HANGING.exec(text);
    if (!found || found.index === 0) break;
    const [whole, pronoun, elided, last] = found;
    const from = stop - whole.length;
    if (pronoun !== undefined) {
      const tags = entryOf(CLITICS, pronoun.toLowerCase());
      hanging.unshift({ start: from, end: stop, word: pronoun, ...(tags ? { tags } : {}) });
    } else {
      const middle = from + 1 + (elided?.length ?? 0);
      hanging.unshift(
        { start: from, end: middle, word: elided ?? '' },
        { start: middle, end: stop, word: last ?? '', tags: /^PRON/u },
      );
    }
    stop = from;
    text = word.slice(start, stop);
  }
  const isVerb = hanging.length > 0 && tools.tagsOf(text).some((tag) => FINITE.test(tag));
  if (isVerb) return [{ start, end: stop, tags: FINITE }, ...hanging];
  const pointer = /-(ci|là)$/iu.exec(word.slice(start, end));
  if (pointer && pointer.index > 0 && tools.isWord(word.slice(start, start + pointer.index))) {
    const at = start + pointer.index;
    return [
      { start, end: at },
      { start: at, end, word: 'là' },
    ];
  }
  return [{ start, end }];
}
