import type { HunspellLine } from './hunspell-forms';
import {
  AR,
  BY_HAND,
  ER,
  FUTURE_STEMS,
  HAND_BASES,
  IR,
  IRREGULAR_PARTICIPLES,
  PERSONS,
  PRESENT_STEMS,
  SHARED,
  STRONG,
  STRONG_STEMS,
  WHOLE,
} from './spanish-verb-tables';

type Add = (form: string, tag: string) => void;
/** What two stems of one verb share: accents, diphthongs and the spelling of a sound apart. */
function skeleton(stem: string): string {
  return stem
    .normalize('NFD')
    .replace(/(?<!n)\u0303|\u0301/gu, '')
    .normalize('NFC')
    .replace(/qu(?=[ei]|$)/gu, 'c')
    .replace(/gu(?=[ei]|$)/gu, 'g')
    .replace(/güe/u, 'go')
    .replace(/gü$/u, 'g')
    .replace(/(?:zc|[zsj])$/u, (end) => (end === 'j' ? 'g' : 'c'))
    .replace(/y$/u, '')
    .replace(/gu$/u, 'g')
    .replace(/([aeiou]+)([^aeiou]*)$/u, (_, vowels: string, rest: string) => {
      const sound = /^(?:ie|e|i)$/u.test(vowels)
        ? 'E'
        : /^(?:ue|o|u)$/u.test(vowels)
          ? 'O'
          : vowels;
      return sound + rest;
    });
}

/** Endings whose stem must be that of the infinitive letter for letter. */
const REGULAR_TENSE = /\.(?:fut|cnd)/u;

/** Labels the forms that the dictionary has of a verb. Returns those that no rule explains. */
export function labelSpanishVerb(line: HunspellLine, add: Add): string[] {
  const infinitive = line.root;
  const theme = infinitive.slice(-2).replace('í', 'i');
  const stem = infinitive.slice(0, -2);
  const forms = new Set(
    line.forms.filter(({ by }) => /^[REIXD]?$/u.test(by)).map(({ text }) => text),
  );
  const left = new Set(forms);
  const put = (form: string, tag: string): void => {
    add(form, `VERB.${tag}`);
    left.delete(form);
  };
  put(infinitive, 'inf');
  if (infinitive === 'ir') put('yendo', 'ger');
  if (infinitive === 'ser') put('siendo', 'ger');
  const byHand = handTenses(infinitive);
  for (const [tag, list] of Object.entries(byHand))
    list
      .split(' ')
      .forEach((form, i) => form !== '-' && put(form, `fin.${tag.trim()}.${PERSONS[i]}`));
  const done = new Set(
    Object.keys(byHand)
      .filter((tag) => !byHand[tag]?.includes('-'))
      .map((tag) => `fin.${tag.trim()}`),
  );
  const isDone = (tag: string): boolean => [...done].some((start) => tag.startsWith(start));

  const bare = infinitive.slice(0, -2) + theme;
  for (const future of [bare, ...replaced(infinitive, FUTURE_STEMS)])
    for (const [ending, tag] of SHARED)
      if (future !== bare || forms.has(future + ending)) put(future + ending, tag);
  const strong = replaced(infinitive, STRONG_STEMS);
  for (const root of strong) for (const [ending, tag] of STRONG) put(root + ending, tag);
  const presents = PRESENT_STEMS.filter(([ending]) => ending.test(infinitive)).flatMap(
    ([ending, stems]) => stems.map((other) => infinitive.replace(ending, other)),
  );
  const endings = theme === 'ar' ? AR : theme === 'er' ? ER : IR;
  const futures = new Set(
    [bare, ...replaced(infinitive, FUTURE_STEMS)].flatMap((f) => SHARED.map(([e]) => f + e)),
  );
  const wanted = skeleton(stem);
  for (const form of WHOLE.has(infinitive) ? [] : forms) {
    if (futures.has(form)) continue;
    for (const [ending, tag] of endings) {
      if (!form.endsWith(ending) || isDone(tag) || REGULAR_TENSE.test(tag.replace('sub.fut', '')))
        continue;
      const root = form.slice(0, -ending.length);
      if (strong.includes(root) && !/ind\.past|sub\.(?:impf|fut)/u.test(tag)) continue;
      const matches =
        root === stem ||
        presents.includes(root) ||
        (!isRegularOnly(tag) && skeleton(root) === wanted) ||
        skeletonWithout(root) === wanted;
      if (
        matches &&
        !(
          strong.length > 0 &&
          /ind\.past|sub\.(?:impf|fut)/u.test(tag) &&
          !strong.some((s) => root === s || (s.startsWith(root) && root === stem))
        )
      )
        put(form, tag);
    }
    const participle = /^(.*)(o|a|os|as)$/u.exec(form);
    if (participle && line.forms.some((f) => f.text === form && f.by === 'D'))
      put(form, participleTag(participle[2] ?? ''));
  }
  for (const stem of replaced(infinitive, IRREGULAR_PARTICIPLES))
    for (const ending of ['o', 'a', 'os', 'as']) put(stem + ending, participleTag(ending));
  return [...left];
}

const participleTag = (ending: string): string =>
  `part.past.${ending.startsWith('o') ? 'm' : 'f'}.${ending.endsWith('s') ? 'pl' : 'sg'}`;

/** The preterite keeps the vowel of the infinitive, but for the third persons of verbs in -ir. */
function isRegularOnly(tag: string): boolean {
  return /ind\.impf/u.test(tag);
}

function skeletonWithout(root: string): string {
  return skeleton(root.replace(/(?:zc|g)$/u, (end) => (end === 'zc' ? 'c' : '')));
}

function replaced(infinitive: string, stems: readonly (readonly [RegExp, string])[]): string[] {
  return stems
    .filter(([ending]) => ending.test(infinitive))
    .map(([ending, stem]) => infinitive.replace(ending, stem));
}

function handTenses(infinitive: string): Readonly<Record<string, string>> {
  const whole = BY_HAND[infinitive];
  if (whole) return whole;
  const base = HAND_BASES.find((verb) => infinitive.endsWith(verb));
  if (!base) return {};
  const prefix = infinitive.slice(0, -base.length);
  const accented: Readonly<Record<string, string>> = { pon: 'pón', ten: 'tén', ven: 'vén' };
  return Object.fromEntries(
    Object.entries(BY_HAND[base] ?? {}).map(([tag, list]) => [
      tag,
      list
        .split(' ')
        .map((form) => (form === '-' ? form : prefix + (accented[form] ?? form)))
        .join(' '),
    ]),
  );
}
