import { type AnalysedWord, defineRule, entryOf } from '@tercet/proofreading-core';
import { follows, isFinite, may, wordSet } from '../grammar/words';
import { opensClause } from '../grammar/clauses';
import { isPerson } from '../grammar/people';

const LIKING = /^(?:gustar|encantar|interesar|fascinar|doler|apetecer|molestar|disgustar)$/;
const TONIC: Readonly<Record<string, string>> = { yo: 'a mí', tú: 'a ti' };
const PEOPLE = wordSet('todos todas ella él ellos ellas nosotros nosotras ustedes usted');
const CLITIC_OF: Readonly<Record<string, string>> = {
  yo: 'me',
  tú: 'te',
  nosotros: 'nos',
  nosotras: 'nos',
  todos: 'nos',
  todas: 'nos',
  ella: 'le',
  él: 'le',
  usted: 'le',
  ellos: 'les',
  ellas: 'les',
  ustedes: 'les',
};

export const gustarA = defineRule({
  id: 'es/gustar-a',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'With “gustar” the person takes “a”: “{fix}”.',
    fr: 'Avec « gustar », la personne est précédée de « a » : « {fix} ».',
    es: 'Con «gustar» la persona lleva «a»: «{fix}».',
  },
  explanation: {
    en: 'What pleases is the subject; the person stands after “a”: “a Juan le gusta el té”, “a mí me duele el pie”, “a mis padres les encanta bailar”.',
    fr: 'Ce qui plaît est le sujet ; la personne vient après « a » : « a Juan le gusta el té », « a mí me duele el pie ».',
    es: 'Lo que gusta es el sujeto y la persona va con «a»: «a Juan le gusta el té», «a mí me duele el pie», «a mis padres les encanta bailar».',
  },
  valid: [
    'A Juan le gusta el té.',
    'A mí me gusta leer.',
    'A mis padres les encanta bailar.',
    'Ella me gusta mucho.',
    'El té le gusta a Juan.',
    'Juan, le gusta a Ana el té.',
    'Todo le gusta.',
    'Nosotros les gustamos.',
    'La música le encanta.',
    'Ana le gusta mucho a Luis.',
    'Ana le gusta más que Eva.',
    'Mi coche le gusta un montón.',
    'Todos nos gustan mucho.',
  ],
  invalid: [
    { text: '[[Juan]] le gusta el té.', fix: 'A Juan' },
    { text: '[[Yo]] me gusta leer.', fix: 'A mí' },
    { text: '[[Ella]] le gusta pintar.', fix: 'A ella' },
    { text: '[[Mis padres]] les encanta bailar.', fix: 'A mis padres' },
    { text: '[[Mi hermana]] le gusta el cine.', fix: 'A mi hermana' },
    { text: 'Creo que [[nosotros]] nos gusta el mar.', fix: 'a nosotros' },
    { text: 'Vamos allí porque [[todos]] nos gusta el mar.', fix: 'a todos' },
  ],
  misses: ['La vecina de arriba le gusta el vino.'],
  check({ words }, report) {
    for (const [index, verb] of words.entries()) {
      if (!LIKING.test(verb.best.lemma) || !may(verb, isFinite)) continue;
      const clitic = words[index - 1];
      const at = words[index - 2]?.norm === 'no' ? index - 3 : index - 2;
      const person = words[at];
      if (!clitic || !person || !follows(clitic) || person.kind !== 'word') continue;
      // `Ana le gusta mucho a Luis`: what comes behind need not be what is liked.
      const next = /^(?:mucho|más|tanto|bastante)$/u.test(words[index + 1]?.norm ?? '')
        ? index + 2
        : index + 1;
      if (!isThird(verb) || !isObjectNext(words[next], words[next + 1])) continue;
      if (next > index + 1 && words[next]?.norm === 'que') continue;
      const wanted = entryOf(CLITIC_OF, person.norm);
      let first = at;
      if (wanted === undefined) {
        const possessive = words[at - 1];
        if (/^(?:mis?|tus?|sus?)$/u.test(possessive?.norm ?? '') && isPerson(person))
          first = at - 1;
        else if (!/^\p{Lu}\p{Ll}/u.test(person.text) || !isName(person.readings)) continue;
        if (!/^les?$/u.test(clitic.norm)) continue;
      } else if (wanted !== clitic.norm) continue;
      const start = words[first];
      if (!start || !opensClause(words, first)) continue;
      const text = words
        .slice(first, at + 1)
        .map((word) => word.gap.repeat(word === start ? 0 : 1) + word.text)
        .join('');
      const isPronoun = person.norm in TONIC || PEOPLE.has(person.norm);
      const isPossessive = first !== at;
      const phrase =
        entryOf(TONIC, person.norm) ?? `a ${isPronoun || isPossessive ? text.toLowerCase() : text}`;
      const isUpper =
        first === 0 ||
        (/^\p{Lu}/u.test(start.text) &&
          (isPronoun || isPossessive || words[first - 1]?.kind !== 'word'));
      report({ start: start.start, end: person.end }, [isUpper ? `A${phrase.slice(1)}` : phrase]);
    }
  },
});

const isThird = (verb: Parameters<typeof may>[0]): boolean =>
  may(verb, (reading) => reading.person === 3 && reading.form === 'fin');

/** What is liked comes after the verb: a noun behind its determiner, an infinitive, a clause; `un montón` tells how much. */
const isObjectNext = (first: AnalysedWord | undefined, noun: AnalysedWord | undefined): boolean =>
  first !== undefined &&
  (first.best.form === 'inf' ||
    first.norm === 'que' ||
    (first.best.pos === 'DET' && !/^(?:montón|barbaridad|poco|horror)$/u.test(noun?.norm ?? '')));

const isName = (readings: readonly { readonly pos: string; readonly guessed?: true }[]): boolean =>
  readings.every(({ pos, guessed }) => guessed ?? /^(?:NOUN|ADJ|PROPN)$/.test(pos));
