import { type AnalysedWord, defineRule, entryOf } from '@tercet/proofreading-core';
import { isClauseEnd, isNext, normAt } from '../grammar/phrase';
import { follows, isAdjective, isFinite, may } from '../grammar/words';
import { isPerson } from '../grammar/people';

/** What one has much of. */
const NOUNS: Readonly<Record<string, string>> = {
  hambre: 'mucha',
  sed: 'mucha',
  prisa: 'mucha',
  suerte: 'mucha',
  gente: 'mucha',
  energía: 'mucha',
  sueño: 'mucho',
  miedo: 'mucho',
  calor: 'mucho',
  dinero: 'mucho',
  tiempo: 'mucho',
  trabajo: 'mucho',
  problemas: 'muchos',
  cosas: 'muchas',
  personas: 'muchas',
};

export const muyMucho = defineRule({
  id: 'es/muy-mucho',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'With a verb or a noun, “very much” is “{fix}”.',
    fr: 'Avec un verbe ou un nom, « beaucoup » se dit « {fix} ».',
    es: 'Con un verbo o un sustantivo se dice «{fix}».',
  },
  messages: {
    muy: {
      en: 'Before an adjective, “very” is “{fix}”.',
      fr: 'Devant un adjectif, « très » se dit « {fix} ».',
      es: 'Ante un adjetivo se dice «{fix}».',
    },
  },
  explanation: {
    en: '“Muy” stands before adjectives and adverbs (“muy alto”, “muy bien”); nouns and verbs take “mucho”: “mucha hambre”, “me gusta mucho”.',
    fr: '« Muy » se place devant un adjectif ou un adverbe (« muy alto », « muy bien ») ; noms et verbes prennent « mucho » : « mucha hambre », « me gusta mucho ».',
    es: '«Muy» va ante adjetivos y adverbios («muy alto», «muy bien»); los sustantivos y verbos llevan «mucho»: «mucha hambre», «me gusta mucho».',
  },
  valid: [
    'Tengo mucha hambre.',
    'Es muy alto.',
    'Me gusta mucho.',
    'Es muy amigo de Ana.',
    'No es muy, muy caro.',
    'Muy señor mío:',
    'Llegó muy tarde.',
    'Es un plan muy «tú».',
    'Son muy amigos.',
    'Está mucho mejor.',
    'Es mucho más alto.',
  ],
  invalid: [
    { text: 'El viaje fue [[mucho]] divertido.', fix: 'muy' },
    { text: 'La película es [[mucho]] larga.', fix: 'muy' },
    { text: 'Tengo [[muy]] hambre.', fix: 'mucha' },
    { text: 'Hoy hace [[muy]] calor.', fix: 'mucho' },
    { text: 'Me gusta [[muy]].', fix: 'mucho' },
    { text: 'En la plaza hay [[muy]] gente.', fix: 'mucha' },
    { text: 'La quiero [[muy]].', fix: 'mucho' },
    { text: 'Vinieron [[muy muchos]] niños.', fix: 'muchos' },
  ],
  misses: ['Me gusta muy el cine.', 'Corre mucho rápido.'],
  check(sentence, report) {
    for (const [index, muy] of sentence.tokens.entries()) {
      if (muy.norm !== 'muy' || !isNext(muy)) continue;
      const next = sentence.tokens[index + 1];
      const noun = isNext(next) ? normAt(sentence, index + 1) : '';
      const amount = entryOf(NOUNS, noun);
      const before = sentence.words.find(({ token }) => token === index - 1);
      const isEnd = isClauseEnd(sentence, index) && (!next || /^[.!]$/u.test(next.text));
      if (next && /^much(?:a|[oa]s)$/u.test(noun))
        report({ start: muy.start, end: next.end }, [noun]);
      else if (amount !== undefined) report(muy, [amount]);
      else if (isEnd && may(before, isFinite) && before?.best.form === 'fin')
        report(muy, ['mucho']);
    }
    for (const [index, mucho] of sentence.words.entries()) {
      if (mucho.norm === 'mucho' && isOfQuality(sentence.words, index))
        report(mucho, ['muy'], { message: 'muy' });
    }
  },
});

/** `el viaje fue mucho divertido`; but `es mucho mejor` and `es mucho hombre` */
function isOfQuality(words: readonly AnalysedWord[], index: number): boolean {
  const adjective = words[index + 1];
  const verb = words[index - 1];
  if (!follows(adjective) || !may(adjective, isAdjective) || isPerson(adjective)) return false;
  const { best } = adjective;
  return (
    /^(?:ADJ|NOUN|VERB)$/.test(best.pos) &&
    best.degree === undefined &&
    best.type === undefined &&
    !/^(?:mejor|peor|mayor|menor|más|menos|antes|anterior|posterior)/u.test(adjective.norm) &&
    may(verb, ({ lemma, form }) => form === 'fin' && /^(?:ser|estar|parecer|sentir)$/.test(lemma))
  );
}
