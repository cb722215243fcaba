import { type AnalysedWord, defineRule, type Reading } from '@tercet/proofreading-core';
import { follows, isVerb, may, wordSet } from '../grammar/words';

const GOING = /^(?:llegar|ir|volver|regresar|venir)$/;
const PLACES =
  wordSet(`casa aeropuerto estación hotel playa escuela universidad oficina ciudad pueblo tienda iglesia parque museo restaurante
  hospital fiesta clase cine trabajo centro biblioteca país isla plaza puerto gimnasio mercado supermercado`);
const ARTICLES = /^(?:el|la|los|las|mi|tu|su|nuestra|nuestro)$/u;

export const llegarA = defineRule({
  id: 'es/llegar-a',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'Where one goes or arrives takes “a”: “{fix}”.',
    fr: 'Le lieu où l’on va ou arrive prend « a » : « {fix} ».',
    es: 'El lugar al que se va o se llega lleva «a»: «{fix}».',
  },
  explanation: {
    en: 'Verbs of going and arriving take “a”: “llegué a casa”, “fuimos a la playa”. “En” tells how: “llegué en tren”.',
    fr: 'Les verbes d’arrivée et de déplacement demandent « a » : « llegué a casa », « fuimos a la playa ». « En » dit le moyen : « llegué en tren ».',
    es: 'Los verbos de movimiento llevan «a»: «llegué a casa», «fuimos a la playa». «En» indica el medio: «llegué en tren».',
  },
  valid: [
    'Llegué a casa.',
    'Llegué en tren.',
    'Llegó en mayo.',
    'Vino en su coche.',
    'La reunión fue en la oficina.',
    'Estoy en casa.',
    'Llega en el momento justo.',
    'Volvió en sí.',
    'La fiesta fue en casa de Ana.',
    '¿Cómo te va en la escuela?',
  ],
  invalid: [
    { text: 'Llegamos [[en]] casa a las diez.', fix: 'a' },
    { text: 'Cuando llegué [[en el]] aeropuerto, llovía.', fix: 'al' },
    { text: 'Mañana voy [[en]] la playa con Ana.', fix: 'a' },
    { text: 'Siempre llego tarde [[en]] la escuela.', fix: 'a' },
    { text: 'Regresó [[en]] casa muy tarde.', fix: 'a' },
  ],
  misses: ['Llegué en Madrid.'],
  check({ words }, report) {
    for (const [index, preposition] of words.entries()) {
      if (preposition.norm !== 'en' || !follows(preposition) || preposition.text !== 'en') continue;
      const article = words[index + 1];
      if (!article || !isPlace(words, index + 1) || !goes(words, index)) continue;
      const end = article.norm === 'el' ? article.end : preposition.end;
      report({ start: preposition.start, end }, [article.norm === 'el' ? 'al' : 'a']);
    }
  },
});

function isPlace(words: readonly AnalysedWord[], at: number): boolean {
  const first = words[at];
  if (!follows(first)) return false;
  if (first.norm === 'casa') return words[at + 1]?.norm !== 'de';
  const noun = words[at + 1];
  return (
    ARTICLES.test(first.norm) &&
    follows(noun) &&
    noun.norm !== 'casa' &&
    PLACES.has(noun.norm) &&
    words[at + 2]?.norm !== 'mismo'
  );
}

const isThird = ({ person, lemma }: Reading): boolean => person === 3 && lemma === 'ir';

/** A form of `ir` that is none of `ser`, or another such verb, and nothing else that could lead `en`. */
function goes(words: readonly AnalysedWord[], at: number): boolean {
  const isLate = /^(?:tarde|temprano|pronto)$/u.test(words[at - 1]?.norm ?? '');
  const index = isLate ? at - 2 : at - 1;
  const verb = words[index];
  // `¿cómo te va en la escuela?`
  if (/^(?:me|te|le|nos|os|les|cómo)$/u.test(words[index - 1]?.norm ?? '') && may(verb, isThird))
    return false;
  return (
    verb !== undefined &&
    verb.best.pos !== 'NOUN' &&
    may(verb, (reading) => isVerb(reading) && GOING.test(reading.lemma)) &&
    verb.readings.every(({ lemma, pos }) => lemma !== 'ser' && pos !== 'ADV' && pos !== 'ADJ')
  );
}
