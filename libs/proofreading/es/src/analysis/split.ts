import {
  type SplitTools,
  type WordPart,
  type WordSplitter,
  entryOf,
} from '@tercet/proofreading-core';

const ENCLITICS = ['me', 'te', 'se', 'nos', 'os', 'le', 'les', 'lo', 'la', 'los', 'las'];
const ENCLITIC = /(?:me|te|se|nos|os|les?|l[oa]s?)$/iu;
const CARRIER = /^(?:VERB|AUX)\.(?:inf|ger|fin\.imp)/u;
/** `vámonos`, `démosle`: the first person plural may also be a subjunctive. */
const FIRST_PLURAL = /^(?:VERB|AUX)\.fin\.(?:imp|sub)\.pres\.1\.pl/u;
const MOST = 3;

const BARE: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };
const withoutAccents = (word: string): string =>
  word.replace(/[áéíóú]/giu, (letter) => entryOf(BARE, letter.toLowerCase()) ?? letter);

interface Carrier {
  readonly word: string;
  readonly tags: RegExp;
}

/** The verb that a stem stands for: `dá` is `da`, `vámo` is `vamos`, `senta` before `os` is `sentad`. */
function carrierOf(stem: string, next: string, tools: SplitTools): Carrier | undefined {
  const lower = stem.toLowerCase();
  const candidates: Carrier[] = [lower, withoutAccents(lower)].map((word) => ({
    word,
    tags: CARRIER,
  }));
  if (/mo$/u.test(lower) && /^(?:nos|se)/u.test(next))
    candidates.push({ word: `${withoutAccents(lower)}s`, tags: FIRST_PLURAL });
  if (/mos$/u.test(lower)) candidates.push({ word: withoutAccents(lower), tags: FIRST_PLURAL });
  if (next === 'os' && /[aeií]$/u.test(lower))
    candidates.push(
      { word: `${withoutAccents(lower)}d`, tags: CARRIER },
      { word: `${lower}d`, tags: CARRIER },
    );
  return candidates.find(({ word, tags }) => tools.tagsOf(word).some((tag) => tags.test(tag)));
}

/** Parts pronouns from the infinitive, gerund or imperative that they hang on to. */
export const splitSpanish: WordSplitter = (word, tools) => {
  if (word.length < 4 || !ENCLITIC.test(word) || tools.tagsOf(word).length > 0) return undefined;
  let end = word.length;
  const hanging: WordPart[] = [];
  let best: readonly WordPart[] | undefined;
  while (hanging.length < MOST) {
    const stem = word.slice(0, end);
    const lower = stem.toLowerCase();
    const options = ENCLITICS.filter(
      (enclitic) => lower.endsWith(enclitic) && lower.length > enclitic.length + 1,
    );
    const enclitic =
      options.find((option) => carrierOf(stem.slice(0, -option.length), option, tools)) ??
      options[0];
    if (!enclitic) break;
    const start = end - enclitic.length;
    hanging.unshift({ start, end, tags: /^PRON/u });
    const carrier = carrierOf(word.slice(0, start), enclitic, tools);
    if (carrier) {
      best = [{ start: 0, end: start, ...carrier }, ...hanging];
      break;
    }
    end = start;
  }
  return best;
};
