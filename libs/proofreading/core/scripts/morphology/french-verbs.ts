import {
  BY_HAND,
  CONDITIONAL,
  FUTURE,
  HAND_BASES,
  HAND_DERIVED,
  IMPERFECT,
  LEFT_ENDINGS,
  SIMPLE_PAST,
  SUBJUNCTIVE_PAST,
  THEMES,
} from './french-verb-tables';
import { FIN, type Form, labelPresent, PERSONS, soften } from './french-present';
import type { HunspellLine } from './hunspell-forms';

type Add = (form: string, tag: string) => void;

/** Which person a form can stand with follows from the pronouns that may be elided before it. */
function personOf(flags: readonly string[]): string {
  const has = (flag: string): boolean => flags.includes(flag);
  if (has("d'")) return 'infinite';
  if (has("j'")) return has("s'") ? '1.3' : '1';
  if (has("s'")) return '3';
  if (has("t'") && !has("m'")) return '1.pl';
  if (has("m'") && !has("t'")) return '2.pl';
  return has("t'") ? '2' : '';
}

/** Participles elide what nouns do; those that never agree carry no flags at all. */
function isParticipleForm(text: string, person: string, flags: readonly string[]): boolean {
  if (person === 'infinite' && !flags.includes("m'")) return true;
  if (person !== '') return false;
  return (
    flags.some((flag) => /^[A-Z]'$/u.test(flag)) || (flags.length === 0 && /[éiïuûst]$/u.test(text))
  );
}

/**
 * Labels the conjugated forms that the dictionary has of a verb. Tenses are found by their sets of endings,
 * the present is what is left. Returns the forms that no rule explains.
 */
export function labelFrenchVerb(line: HunspellLine, add: Add): string[] {
  const forms = new Map<string, Form>();
  for (const { text, flags, by } of line.forms) {
    if (by === '') continue;
    const person = personOf(flags);
    const isParticiple = isParticipleForm(text, person, flags);
    const seen = forms.get(text);
    if (seen && !seen.isParticiple && isParticiple) {
      addParticiple(text, flags, add);
      continue;
    }
    if (!seen) forms.set(text, { text, person, isParticiple });
    if (isParticiple) addParticiple(text, flags, add);
  }
  const infinitive = line.root;
  const left = new Set([...forms.values()].filter((f) => !f.isParticiple).map((f) => f.text));
  const put = (form: string, tag: string): boolean => {
    const known = forms.get(form);
    if (!known || (known.isParticiple && !isFiniteToo(form, infinitive))) return false;
    add(form, tag);
    left.delete(form);
    return true;
  };
  add(infinitive, 'VERB.inf');
  left.delete(infinitive);
  const all = [...forms.keys()];
  const series = (endings: readonly string[], stem: string, tag: string): void =>
    endings.forEach((ending, i) => put(stem + ending, `${FIN}${tag}.${PERSONS[i]}`));

  const futures = all
    .filter((f) => f.endsWith('ront') && forms.has(f.slice(0, -4) + 'raient'))
    .map((f) => f.slice(0, -4));
  const futureForms = new Set(futures.flatMap((stem) => CONDITIONAL.map((e) => stem + e)));
  for (const stem of futures) {
    series(FUTURE, stem, 'ind.fut');
    series(CONDITIONAL, stem, 'cnd.pres');
  }
  const imperfects = all
    // `aient` itself is a subjunctive.
    .filter(
      (f) =>
        f.length > 5 &&
        f.endsWith('aient') &&
        forms.has(f.slice(0, -5) + 'ait') &&
        !futureForms.has(f),
    )
    .map((f) => f.slice(0, -5));
  for (const stem of imperfects) series(IMPERFECT, stem, 'ind.impf');
  const pasts = new Set<string>();
  for (const theme of THEMES) {
    const [, , third, mes, , rent] = SIMPLE_PAST[theme];
    // Verbs without a first person show their stem by the third: `s'ensuivirent`.
    const ending = all.some((f) => f.endsWith(mes)) ? mes : rent;
    for (const form of all.filter((f) => f.endsWith(ending))) {
      const stem = form.slice(0, -ending.length);
      const soft = soften(stem);
      if (!forms.has(stem + third) || !(forms.has(stem + rent) || forms.has(soft + rent))) continue;
      series(SIMPLE_PAST[theme], stem, 'ind.past');
      series(SUBJUNCTIVE_PAST[theme], stem, 'sub.impf');
      put(soft + rent, `${FIN}ind.past.3.pl`);
      for (const past of [...SIMPLE_PAST[theme], ...SUBJUNCTIVE_PAST[theme]])
        pasts.add(stem + past);
    }
  }
  for (const form of all)
    if (form.endsWith('ant') && forms.get(form)?.person === 'infinite') put(form, 'VERB.part.pres');
  const hand = handForms(infinitive);
  if (hand) {
    const [indicative = [], subjunctive = [], imperative = []] = hand;
    indicative.forEach((form, i) => put(form, `${FIN}ind.pres.${PERSONS[i]}`));
    subjunctive.forEach((form, i) => put(form, `${FIN}sub.pres.${PERSONS[i]}`));
    imperative.forEach((form, i) => put(form, `${FIN}imp.pres.${['2.sg', '1.pl', '2.pl'][i % 3]}`));
  } else labelPresent(infinitive, forms, imperfects, pasts, left, put);
  for (const form of left) labelByEnding(form, infinitive, add, left);
  return [...left];
}

function labelByEnding(form: string, infinitive: string, add: Add, left: Set<string>): void {
  if (form[0] !== infinitive[0] || form.includes('-')) return;
  const found = LEFT_ENDINGS.find(([ending]) => ending.test(form));
  if (!found) return;
  add(form, `VERB.${found[1]}`);
  left.delete(form);
}

/** Participles that are at once finite forms: `fait`, `dit`, `finis`. */
function isFiniteToo(form: string, infinitive: string): boolean {
  return !/er$/u.test(infinitive) && /[stu]$|[iu]$/u.test(form);
}

function addParticiple(form: string, flags: readonly string[], add: Add): void {
  // The flags of a few plurals are those of singulars: `envoyées`.
  const isPlural =
    (flags.includes("D'") && !flags.includes("L'")) || /(?:[éiuïûst]es|és)$/u.test(form);
  const number = isPlural ? '.pl' : '.sg';
  const isFeminine = number === '.sg' ? /e$/u.test(form) : /es$/u.test(form);
  const invariable = !isFeminine && number === '.sg' && /[sx]$/u.test(form);
  add(form, `VERB.part.past.${isFeminine ? 'f' : 'm'}${invariable ? '' : number}`);
}

function handForms(infinitive: string): string[][] | undefined {
  const derived = HAND_DERIVED.exec(infinitive);
  const base = derived
    ? (derived[2] ?? derived[4])
    : HAND_BASES.find((verb) => verb === infinitive);
  const rows = base ? BY_HAND[base] : undefined;
  if (!rows) return undefined;
  const prefix = derived?.[1] ?? derived?.[3] ?? '';
  return rows.map((row) =>
    row
      .split(' ')
      .filter(Boolean)
      .map((form) => prefix + form),
  );
}
