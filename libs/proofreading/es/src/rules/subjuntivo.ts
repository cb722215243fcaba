import { type AnalysedWord, type Reading, defineRule } from '@tercet/proofreading-core';
import {
  clauseVerb,
  isIndicative,
  isLikelyVerb,
  subjunctivesOf,
  WANTS_SUBJUNCTIVE,
} from '../grammar/subjunctive';
import { isStatement, may } from '../grammar/words';

/** Verbs of will, which want the subjunctive. */
const WILL =
  /^(?:querer|desear|preferir|pedir|necesitar|esperar|exigir|prohibir|permitir|rogar|recomendar|aconsejar|dudar|sugerir)$/;
const JUDGING =
  /^(?:importante|necesario|posible|imposible|probable|mejor|bueno|malo|conveniente|preciso|esencial|fundamental|increíble|raro|extraño|difícil|fácil|lógico|normal|terrible|triste|interesante|justo|injusto|natural|fantástico|maravilloso|genial|ridículo|indispensable|recomendable|preferible|aconsejable|pena|lástima|hora)$/u;
const DOUBTS = /^(?:creer|pensar|parecer)$/;

export const subjuntivo = defineRule({
  id: 'es/subjuntivo',
  category: 'verb',
  level: 'error',
  message: WANTS_SUBJUNCTIVE,
  explanation: {
    en: 'After “quiero que”, “para que”, “antes de que”, “es importante que”, “no creo que”, the verb is in the subjunctive: “quiero que vengas”.',
    fr: 'Après « quiero que », « para que », « antes de que », « es importante que », « no creo que », le verbe est au subjonctif : « quiero que vengas ».',
    es: 'Tras «quiero que», «para que», «antes de que», «es importante que» o «no creo que», el verbo va en subjuntivo: «quiero que vengas».',
  },
  valid: [
    'Quiero que vengas.',
    'Creo que vienes.',
    'Lo hago para que lo veas.',
    'Eso quiere decir que viene.',
    'Antes de que llegue, come.',
    'Es importante que lo sepas.',
    'No creo que venga.',
    'La casa que quiero que veas es azul.',
    'Es mejor que nada.',
    'Lo que esperaba que pasara pasó.',
    '¿Para qué sirve?',
    'Quiero que vengas y lo sabes.',
    'Quiero que ganas y alegría no falten.',
    'Los datos sugieren que la vida es posible.',
    'No dudo que es verdad.',
    '¿No crees que es tarde?',
  ],
  invalid: [
    { text: 'Quiero que [[vienes]] a mi casa.', fix: 'vengas' },
    { text: 'Lo explico para que lo [[entiendes]].', fix: 'entiendas' },
    { text: 'Es importante que [[comes]] bien.', fix: 'comas' },
    { text: 'No creo que [[viene]] hoy.', fix: 'venga' },
    { text: 'Espero que [[halla]] suerte.', fix: 'haya' },
    { text: 'Ojalá [[puedo]] ir contigo.', fix: 'pueda' },
    { text: 'No quería que lo [[vieron]] así.', fix: 'vieran' },
    { text: 'Quiero que mi hermano [[viene]] mañana.', fix: 'venga' },
    { text: 'Necesito que me [[ayudas]] con esto.', fix: 'ayudes' },
    { text: 'No es verdad que [[tiene]] dinero.', fix: 'tenga' },
    { text: 'No hay nadie que [[sabe]] la respuesta.', fix: 'sepa' },
    { text: 'Mi madre quiere que [[estudio]] más.', fix: 'estudie' },
    { text: 'Espero que [[podemos]] vernos pronto.', fix: 'podamos' },
    { text: 'Espero que vengas y me [[escribes]] pronto.', fix: 'escribas' },
    { text: 'Ojalá que mañana [[hace]] sol.', fix: 'haga' },
  ],
  misses: ['Quiero que la reunión de mañana acaba pronto.'],
  check({ words, grammar }, report) {
    for (const [index, word] of words.entries()) {
      const start = startOf(words, index);
      if (start === undefined) continue;
      const at = clauseVerb(words, start);
      if (word.text === 'Para') continue;
      for (const verb of [words[at], joinedVerb(words, at)]) {
        if (!(isIndicative(verb) || isWanted(words, verb))) continue;
        // `halla` and `valla` sound like the subjunctives of `haber` and `ir`.
        const sounded = /^[hv]alla[sn]?$/u.test(verb.norm) ? [verb.norm.replace('ll', 'y')] : [];
        const unique = [...sounded, ...subjunctivesOf(grammar, verb)];
        if (unique.length > 0) report(verb, unique);
      }
    }
  },
});

/** Said of what is known: `quiero que vengas y lo sabes`. */
const KNOWING = /^(?:saber|ver|entender|creer|pensar|ser)$/;

/** The verb that `y` joins to the one at an index: `que vengas y me escribes`, `que vengas y que traes pan`. */
function joinedVerb(words: readonly AnalysedWord[], first: number): AnalysedWord | undefined {
  const one = words[first];
  if (!one) return undefined;
  let and = first + 1;
  while (
    and < first + 8 &&
    words[and]?.kind === 'word' &&
    !/^[ye]$/u.test(words[and]?.norm ?? '')
  ) {
    if (words[and]?.best.form === 'fin') return undefined;
    and += 1;
  }
  if (!/^[ye]$/u.test(words[and]?.norm ?? '')) return undefined;
  const isOpen = words[and + 1]?.norm === 'que';
  const start = isOpen ? and + 2 : and + 1;
  const at = clauseVerb(words, start);
  const verb = words[at];
  if (!verb || !isIndicative(verb) || KNOWING.test(verb.best.lemma)) return undefined;
  if (!verb.readings.some(({ tense }) => tense === 'pres')) return undefined;
  if (isOpen) return verb;
  // `y React se encarga`: a clause of its own.
  if (words.slice(start, at).some(({ best, norm }) => best.pos !== 'PRON' && norm !== 'no'))
    return undefined;
  const isSamePerson = verb.readings.some(
    ({ person, number }) =>
      person !== 1 &&
      (person === 2 || number === 'pl' || at > start) &&
      may(one, (other) => isStatement(other) && other.person === person && other.number === number),
  );
  return isSamePerson ? verb : undefined;
}

/** `quiere que estudio`, `espero que ganas`: directly behind `que` or a pronoun a noun cannot stand without its article. */
const isWanted = (
  words: readonly AnalysedWord[],
  verb: AnalysedWord | undefined,
): verb is AnalysedWord => {
  if (verb?.kind !== 'word' || !isSaid(verb) || may(verb, isOther)) return false;
  const at = words.indexOf(verb);
  if (!BARE.test(words[at - 1]?.norm ?? '')) return false;
  // `que ganas y fuerzas no falten`
  return (
    !/^(?:[yeo,]|de|del)$/u.test(words[at + 1]?.text ?? '') &&
    !words.slice(at + 1, at + 7).some((word) => word.best.mood === 'sub' || word.norm === 'que')
  );
};

const isOther = ({ pos }: Reading): boolean => !/^(?:VERB|AUX|NOUN|ADJ)$/.test(pos);
const BARE = /^(?:que|lo|me|te|se|nos|le|les|no|yo|tú|ojalá)$/u;

/** A present or past of the indicative, whatever else it may be. */
const isSaid = ({ readings }: AnalysedWord): boolean =>
  readings.some(isStatement) &&
  readings
    .filter(isLikelyVerb)
    .every(({ mood, tense, form }) => form === 'fin' && mood !== 'sub' && tense !== 'fut');

/** Where the clause starts that a word leads, or undefined where it leads none in the subjunctive. */
function startOf(words: readonly AnalysedWord[], index: number): number | undefined {
  const word = words[index];
  const before = words[index - 1];
  if (!word) return undefined;
  if (word.norm === 'ojalá') return words[index + 1]?.norm === 'que' ? index + 2 : index + 1;
  if (word.norm !== 'que' || !before || words[index - 2]?.text === '¿' || before.text === '¿')
    return undefined;
  // `no hay nadie que sepa`
  if (/^(?:nadie|nada)$/u.test(before.norm))
    return words[index - 2]?.norm === 'hay' && words[index - 3]?.norm === 'no'
      ? index + 1
      : undefined;
  if (before.norm === 'de') return words[index - 2]?.norm === 'antes' ? index + 1 : undefined;
  if (before.norm === 'para' || before.norm === 'sin')
    return isQuestion(words, index) ? undefined : index + 1;
  // `no es verdad que`
  if (/^(?:verdad|cierto)$/u.test(before.norm))
    return words[index - 2]?.norm === 'es' &&
      words[index - 3]?.norm === 'no' &&
      words.every(({ text }) => text !== '¿' && text !== '?')
      ? index + 1
      : undefined;
  if (JUDGING.test(before.norm)) {
    const verb =
      words[index - 2]?.norm === 'muy' || words[index - 2]?.norm === 'una'
        ? words[index - 3]
        : words[index - 2];
    return verb &&
      verb.best.lemma === 'ser' &&
      !/^(?:lo|el|la)$/u.test(words[index - 3]?.norm ?? '')
      ? index + 1
      : undefined;
  }
  if (before.best.form !== 'fin' || !may(before, isStatement)) return undefined;
  // `los datos sugieren que la vida es posible`, `no dudo que es verdad`
  const earlier = words[index - 2]?.norm ?? '';
  if (before.best.lemma === 'sugerir' && !/^(?:me|te|le|nos|os|les)$/u.test(earlier))
    return undefined;
  if (before.best.lemma === 'dudar' && earlier === 'no') return undefined;
  if (WILL.test(before.best.lemma))
    return before.best.lemma === 'esperar' && before.best.tense !== 'pres' ? undefined : index + 1;
  // `¿no crees que es tarde?`
  return before.readings.some(({ lemma }) => DOUBTS.test(lemma)) &&
    words.every(({ text }) => !/^[¿?]/u.test(text)) &&
    words[index - 2]?.norm === 'no' &&
    before.best.mood === 'ind' &&
    before.best.tense === 'pres'
    ? index + 1
    : undefined;
}

const isQuestion = (words: readonly AnalysedWord[], index: number): boolean =>
  words
    .slice(Math.max(0, index - 4), index)
    .some(({ text, norm }) => text === '¿' || norm === 'sé' || norm === 'saber');
