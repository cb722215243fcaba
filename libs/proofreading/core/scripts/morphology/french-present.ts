export const FIN = 'VERB.fin.';
export const PERSONS = ['1.sg', '2.sg', '3.sg', '1.pl', '2.pl', '3.pl'];

/** A form that the dictionary has of a verb. */
export interface Form {
  readonly text: string;
  readonly person: string;
  readonly isParticiple: boolean;
}

/** Labels the present tenses: what the sets of endings of the other tenses left over. */
export function labelPresent(
  infinitive: string,
  forms: ReadonlyMap<string, Form>,
  imperfects: readonly string[],
  pasts: ReadonlySet<string>,
  left: ReadonlySet<string>,
  put: (form: string, tag: string) => boolean,
): void {
  const pres = `${FIN}ind.pres.`;
  const sub = `${FIN}sub.pres.`;
  for (const stem of imperfects) {
    const soft = soften(stem);
    put(`${stem}ons`, `${pres}1.pl`);
    put(`${soft}ez`, `${pres}2.pl`);
    put(`${soft}ions`, `${FIN}ind.impf.1.pl`);
    put(`${soft}iez`, `${FIN}ind.impf.2.pl`);
  }
  for (const { text, person } of forms.values()) {
    if (/ons$/u.test(text) && person === '1.pl' && left.has(text)) put(text, `${pres}1.pl`);
    if (/(?<!i)ez$/u.test(text) && person === '2.pl' && left.has(text)) put(text, `${pres}2.pl`);
  }
  const isFirst =
    /er$/u.test(infinitive) ||
    /(?:ouvrir|ffrir|cueillir|(?:ass|tress|déf)aillir)$/u.test(infinitive);
  const singles = [...forms.values()].filter(
    (f) => !f.isParticiple && f.person !== 'infinite' && f.person !== '1.pl' && f.person !== '2.pl',
  );
  const free = singles.filter((f) => left.has(f.text));
  if (isFirst) {
    for (const { text } of singles) {
      if (!text.endsWith('e') || pasts.has(text)) continue;
      for (const mood of [pres, sub]) {
        put(text, `${mood}1.sg`);
        put(text, `${mood}3.sg`);
        put(`${text}s`, `${mood}2.sg`);
        put(`${text}nt`, `${mood}3.pl`);
      }
      put(text, `${FIN}imp.pres.2.sg`);
    }
  } else {
    const subjunctives = singles.filter(
      ({ text }) =>
        text.endsWith('e') &&
        forms.has(`${text}s`) &&
        forms.has(`${text}nt`) &&
        isSubjunctiveStem(text, infinitive, imperfects, left),
    );
    const subjunctivePlurals = new Set<string>();
    for (const { text } of subjunctives) {
      put(text, `${sub}1.sg`);
      put(text, `${sub}3.sg`);
      put(`${text}s`, `${sub}2.sg`);
      put(`${text}nt`, `${sub}3.pl`);
      put(`${text.slice(0, -1)}ions`, `${sub}1.pl`);
      put(`${text.slice(0, -1)}iez`, `${sub}2.pl`);
      subjunctivePlurals.add(`${text}nt`);
    }
    const singular = sureSingular(infinitive);
    singular.forEach((form, i) => put(form, `${pres}${PERSONS[i]}`));
    if (singular[0]) put(singular[0], `${FIN}imp.pres.2.sg`);
    for (const { text, person } of singles) {
      if (singular.length > 0 && !text.endsWith('ent')) continue;
      if (
        text.endsWith('ent') &&
        !isSingularThird(text, infinitive) &&
        (free.some((f) => f.text === text) || subjunctivePlurals.has(text))
      )
        put(text, `${pres}3.pl`);
      else if (
        /[sx]$/u.test(text) &&
        !text.endsWith('es') &&
        isPresentStem(text, free, person, pasts)
      ) {
        put(text, `${pres}1.sg`);
        put(text, `${pres}2.sg`);
        put(text, `${FIN}imp.pres.2.sg`);
      } else if (
        /[tdc]$/u.test(text) &&
        isSingularThird(text, infinitive) &&
        isPresentThird(text, free, pasts)
      )
        put(text, `${pres}3.sg`);
    }
  }
  for (const stem of imperfects) {
    const soft = soften(stem);
    for (const root of new Set([stem, soft])) {
      put(`${root}ions`, `${sub}1.pl`);
      put(`${root}iez`, `${sub}2.pl`);
      put(`${root}ons`, `${FIN}imp.pres.1.pl`);
      put(`${root}ez`, `${FIN}imp.pres.2.pl`);
    }
  }
}

/** Verbs whose present singular is written like a participle: `produit`, `écrit`, `joint`, `dissous`, `inclus`, `distrait`. */
const WRITTEN_LIKE_PARTICIPLE: readonly (readonly [RegExp, string])[] = [
  [/(uire|crire|[^lu]dire|clure|[tb]raire|frire|confire|suffire|circoncire)$/u, 're'],
  [/[aeo]indre$/u, 'dre'],
  [/soudre$/u, 'dre'],
];

/** The present singular of such verbs by the infinitive, none for others. */
function sureSingular(infinitive: string): string[] {
  const ending = WRITTEN_LIKE_PARTICIPLE.find(([verbs]) => verbs.test(infinitive))?.[1];
  if (!ending) return [];
  const stem = infinitive.slice(0, -ending.length);
  return [`${stem}s`, `${stem}s`, `${stem}t`];
}

/** `finisse` is a present as well as a past subjunctive, `vendisse` only the latter. */
function isSubjunctiveStem(
  text: string,
  infinitive: string,
  imperfects: readonly string[],
  left: ReadonlySet<string>,
): boolean {
  if (left.has(text)) return true;
  return imperfects.some((stem) => text === `${stem}e`) && infinitive.endsWith('ir');
}

/** In verbs like `finir` the present singular is the simple past; in `venir` it is a form of its own. */
function isPresentStem(
  text: string,
  free: readonly Form[],
  person: string,
  pasts: ReadonlySet<string>,
): boolean {
  if (free.some((f) => f.text === text)) return person.startsWith('1') || person.startsWith('2');
  return (
    /[iu]s$/u.test(text) &&
    pasts.has(text) &&
    !free.some((f) => /[sx]$/u.test(f.text) && !f.text.endsWith('es') && f.person.startsWith('1'))
  );
}

/** `-ent` is a plural, except in `tient` and `vient`, `sent` and `ment`. */
function isSingularThird(text: string, infinitive: string): boolean {
  if (!text.endsWith('ent') || `${text}ir` === infinitive) return true;
  return text.endsWith('ient') && /[tv]enir$/u.test(infinitive);
}

function isPresentThird(text: string, free: readonly Form[], pasts: ReadonlySet<string>): boolean {
  if (free.some((f) => f.text === text)) return true;
  return (
    /[iu]t$/u.test(text) &&
    pasts.has(text) &&
    !free.some(
      (f) => /[tdc]$/u.test(f.text) && isSingularThird(f.text, '') && f.person.startsWith('3'),
    )
  );
}

/** `plaç`, `mange` before `a` and `o`; `plac`, `mang` before `e` and `i`. */
export const soften = (stem: string): string => stem.replace(/ç$/u, 'c').replace(/ge$/u, 'g');
