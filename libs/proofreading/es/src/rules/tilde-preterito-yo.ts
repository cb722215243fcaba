import { type AnalysedWord, type Grammar, defineRule, matchCase } from '@tercet/proofreading-core';
import { daysAgoEnd, pastTimeEnd } from '../grammar/past-time';
import { isAdjective, isNoun, isStatement, isVerb, may, wordSet } from '../grammar/words';

const CLITICS = wordSet('me te nos le les lo la los las');
/** With one of these before it, the subjunctive may be right. */
const TRIGGERS =
  wordSet(`que quien quienes cual cuales cuando donde dondequiera como cuanto cuanta cuantos cuantas si aunque mientras
  ojalá quizá quizás acaso posiblemente probablemente seguramente según salvo tal así conforme apenas nunca jamás`);
/** What pleases or costs is no doing of the speaker's: `le guste o no`. */
const NOT_DONE =
  /^(?:gustar|importar|bastar|costar|constar|encantar|interesar|pesar|faltar|sobrar|tocar|extrañar|alegrar|perdonar|disculpar|permitir|dispensar)$/;
const WISHES = wordSet('dios diablo demonio señor cielo rayo virgen o');

export const tildePreteritoYo = defineRule({
  id: 'es/tilde-preterito-yo',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'The past of the first person has an accent: “{fix}”.',
    fr: 'Le passé à la première personne porte un accent : « {fix} ».',
    es: 'El pretérito de la primera persona lleva tilde: «{fix}».',
  },
  explanation: {
    en: '“Compré” is “I bought”; “compre” is an order or a wish (“compre pan”, “que compre”). Only the accent tells them apart.',
    fr: '« Compré » veut dire « j’ai acheté » ; « compre » est un ordre ou un souhait (« compre pan », « que compre »). Seul l’accent les distingue.',
    es: '«Compré» es «yo compré»; «compre» es una orden o un deseo («compre pan», «que compre»). Solo la tilde las distingue.',
  },
  valid: [
    'Ayer compré pan.',
    'Espero que me llame.',
    'Me gusta que cante.',
    'Llame mañana a su jefe.',
    'Ojalá lo compre hoy.',
    'No lo compre en esa tienda.',
    'Le guste o no, irá.',
    'Quizá ayer hable con él y no lo sepamos.',
    'Me cueste lo que me cueste, iré.',
    'Quiero que venga y me lleve a casa.',
    'Tal vez me levante tarde.',
  ],
  invalid: [
    { text: 'Ayer [[compre]] un libro.', fix: 'compré' },
    { text: 'Me [[levante]] a las siete.', fix: 'levanté' },
    { text: 'Anoche [[cene]] con mi tía.', fix: 'cené' },
    { text: 'La semana pasada [[viaje]] a Lima.', fix: 'viajé' },
    { text: 'Lo [[lleve]] al médico ayer.', fix: 'llevé' },
    { text: 'Yo [[hable]] con el jefe.', fix: 'hablé' },
    { text: 'Me duché y [[desayune]] deprisa.', fix: 'desayuné' },
  ],
  misses: ['Compre pan en la tienda de abajo.'],
  check({ words, grammar }, report) {
    const flagged = new Set<number>();
    for (const [index, verb] of words.entries()) {
      // `hallé` of `halléme` stands without its accent here.
      const isWhole = words[index + 1]?.token !== verb.token;
      if (!verb.norm.endsWith('e') || verb.kind !== 'word' || !isWhole) continue;
      const past = pastOf(grammar, verb);
      if (past === undefined || words.slice(0, index).some(({ norm }) => TRIGGERS.has(norm)))
        continue;
      const isPast =
        isDated(words, index) || isWithPronoun(words, index) || goesOn(words, index, flagged);
      if (!isPast) continue;
      flagged.add(index);
      report(verb, [matchCase(verb.text, past)]);
    }
  },
});

/** `compré` for `compre`, where that can only be a subjunctive or an order. */
function pastOf(grammar: Grammar, verb: AnalysedWord): string | undefined {
  const forms = verb.readings.filter(isVerb);
  if (
    forms.length === 0 ||
    may(verb, ({ pos }) => pos === 'ADP') ||
    forms.some(({ mood }) => mood !== 'sub' && mood !== 'imp')
  )
    return undefined;
  const past = `${verb.norm.slice(0, -1)}é`;
  const isPast = grammar
    .readings(past)
    .some(
      ({ tense, person, lemma }) =>
        tense === 'past' && person === 1 && forms.some((form) => form.lemma === lemma),
    );
  return isPast ? past : undefined;
}

/** Index of the first of the pronouns, and of `no`, before a verb. */
function startOf(words: readonly AnalysedWord[], verb: number): number {
  let at = verb;
  while (CLITICS.has(words[at - 1]?.norm ?? '') || (words[at - 1]?.norm === 'se' && at < verb))
    at -= 1;
  return words[at - 1]?.norm === 'no' ? at - 1 : at;
}

/** Also a noun or an adjective, and not after a pronoun that only verbs have. */
const isNominal = (words: readonly AnalysedWord[], index: number): boolean =>
  (may(words[index], isNoun) || may(words[index], isAdjective)) &&
  !/^(?:me|te|nos|les?)$/u.test(words[index - 1]?.norm ?? '');

/** `ayer hable`, `hable con ella ayer`: a subjunctive or an order would not be dated so. */
function isDated(words: readonly AnalysedWord[], index: number): boolean {
  const verb = words[index];
  let start = startOf(words, index);
  if (words[start - 1]?.norm === 'yo') start -= 1;
  if (words[start - 1]?.text === ',') start -= 1;
  for (let at = Math.max(0, start - 6); at < start; at += 1)
    if (pastTimeEnd(words, at) === start || daysAgoEnd(words, at) === start) return true;
  if (
    !verb ||
    (isNominal(words, index) && start === index) ||
    (start > 0 && words[start - 1]?.kind === 'word')
  )
    return false;
  for (let at = index + 1; at < Math.min(words.length, index + 9); at += 1) {
    const word = words[at];
    if (!word || word.kind !== 'word' || TRIGGERS.has(word.norm) || word.best.form === 'fin')
      return false;
    if (pastTimeEnd(words, at) !== undefined || daysAgoEnd(words, at) !== undefined) return true;
  }
  return false;
}

/** `Me levante a las seis`, `Yo hable`: no order has its pronoun before it. */
function isWithPronoun(words: readonly AnalysedWord[], index: number): boolean {
  const verb = words[index];
  if (!verb || NOT_DONE.test(verb.best.lemma) || isNominal(words, index)) return false;
  const clitics = startOf(words, index);
  const start = words[clitics - 1]?.norm === 'yo' ? clitics - 1 : clitics;
  // `les beneficie el cambio`: a wish with its subject behind it.
  if (
    /^les?$/u.test(words[index - 1]?.norm ?? '') &&
    /^(?:el|la|los|las)$/u.test(words[index + 1]?.norm ?? '')
  )
    return false;
  const isLed = start < clitics || (start < index && words[start]?.norm !== 'no');
  const opens = start === 0 || /^[.…]$/u.test(words[start - 1]?.text ?? '');
  return (
    isLed &&
    opens &&
    words.filter(({ norm }) => norm === verb.norm).length === 1 &&
    !words.some(({ norm }) => WISHES.has(norm))
  );
}

/** `me duché y desayune`: the verb before tells what I did. */
function goesOn(
  words: readonly AnalysedWord[],
  index: number,
  flagged: ReadonlySet<number>,
): boolean {
  const start = startOf(words, index);
  if (words[start]?.norm === 'no' || !/^[ye]$/u.test(words[start - 1]?.norm ?? '')) return false;
  const verb = words[index];
  if (!verb || (isNominal(words, index) && start === index)) return false;
  for (let at = start - 2; at >= 0; at -= 1) {
    if (flagged.has(at)) return true;
    const word = words[at];
    if (word?.kind !== 'word') return false;
    if (word.best.form !== 'fin' && !may(word, isStatement)) continue;
    return word.readings.every(({ tense, person }) => tense === 'past' && person === 1);
  }
  return false;
}
