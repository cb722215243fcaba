import { defineRule } from '@tercet/proofreading-core';
import { conjugate, isHaOfInfinitive } from '../grammar/verbs';
import {
  follows,
  isAdjective,
  isFinite,
  isNoun,
  isParticiple,
  isPlain,
  isVerb,
  may,
  wordSet,
} from '../grammar/words';

/** Forms of `haber` that are nothing but auxiliaries. */
const AUXILIARY = wordSet('he has ha hemos habéis han habías habíamos habíais');
/** Forms that also mean “there was”. */
const EXISTING = wordSet(
  'había habían habré habrá habrán habría habrían hubiera hubieran hubiese haya hayas hayan hayamos',
);
const BETWEEN = wordSet('ya no siempre nunca también');

export const haberParticipio = defineRule({
  id: 'es/haber-participio',
  category: 'verb',
  level: 'error',
  message: {
    en: 'After “haber” comes the participle in -o: “{fix}”.',
    fr: 'Après « haber » vient le participe en -o : « {fix} ».',
    es: 'Tras «haber» va el participio en -o: «{fix}».',
  },
  explanation: {
    en: 'Compound tenses are “haber” and a participle that does not change: “he comido”, “han llegado”, “las había visto”.',
    fr: 'Les temps composés se forment avec « haber » et un participe invariable : « he comido », « han llegado », « las había visto ».',
    es: 'Los tiempos compuestos se forman con «haber» y un participio invariable: «he comido», «han llegado», «las había visto».',
  },
  valid: [
    'He comido bien.',
    'Han llegado todos.',
    'La Haya es la sede del tribunal.',
    'Había sentadas tres personas.',
    'Ha de venir.',
    'Había comida de sobra.',
    'He aquí la prueba.',
    'Las ha visto hoy.',
    'Hay que comer.',
    'Espero que haya salida.',
    'Había esperando mucha gente.',
  ],
  invalid: [
    { text: 'Siempre me ha [[ayudando]] mucho.', fix: 'ayudado' },
    { text: 'Hemos [[saliendo]] juntos.', fix: 'salido' },
    { text: 'Se han [[vendieron]] los cuadros.', fix: 'vendido' },
    { text: 'No se han [[realizar]] las obras.', fix: 'realizado' },
    { text: 'Las cosas que he [[hecha]] son pocas.', fix: 'hecho' },
    { text: 'Habían [[defendiendo]] el castillo.', fix: 'defendido' },
  ],
  misses: ['Ha trabajo mucho.'],
  check({ words, grammar }, report) {
    for (const [index, haber] of words.entries()) {
      const isAuxiliary = AUXILIARY.has(haber.norm);
      if (!isAuxiliary && !EXISTING.has(haber.norm)) continue;
      // `La Haya es la sede`
      if (haber.text !== haber.norm && index > 0) continue;
      // `la haya es un árbol`
      if (/^hayas?$/u.test(haber.norm) && /^(?:la|las|una|el)$/u.test(words[index - 1]?.norm ?? ''))
        continue;
      const at = BETWEEN.has(words[index + 1]?.norm ?? '') ? index + 2 : index + 1;
      const verb = words[at];
      // `ha llegaos`: two words in one, of which the first alone is no mistake.
      if (!follows(verb) || !isPlain(verb) || words[at + 1]?.token === verb.token) continue;
      const isChanged = may(verb, isParticiple);
      if (!isChanged && !isVerb(verb.best)) continue;
      if (isChanged) {
        if (!isAuxiliary || verb.norm.endsWith('o') || haber.norm === 'has') continue;
        if (words[index - 1]?.kind !== 'word' && may(verb, isNoun)) continue;
      } else if (may(verb, isNoun) || may(verb, isAdjective)) continue;
      // `había esperando mucha gente`
      else if (
        verb.best.form === 'ger' &&
        /^(?:había|habrá|habría|hubiera|hubiese|haya)$/u.test(haber.norm)
      )
        continue;
      else if (!isAuxiliary && !(verb.best.form === 'ger' || verb.readings.every(isFinite)))
        continue;
      const { lemma } = verb.readings.find(isParticiple) ?? verb.best;
      if (lemma === 'haber' || isHaOfInfinitive(words, index)) continue;
      const [participle] = conjugate(grammar, lemma, 'part.past.m.sg');
      if (participle !== undefined && participle !== verb.norm) report(verb, [participle]);
    }
  },
});
