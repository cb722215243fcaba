import { defineRule, matchCase, entryOf } from '@tercet/proofreading-core';
import {
  FEMININE,
  MASCULINE_SINGULAR,
  PLURAL,
  isManHere,
  nounCells,
  startsWithStressedA,
} from '../grammar/agreement';
import { follows, isAdjective, isFinite, isNoun, isPlain, may, must } from '../grammar/words';

const BASES: Readonly<Record<string, string>> = { del: 'de', al: 'a' };

export const contraccionConcordancia = defineRule({
  id: 'es/contraccion-concordancia',
  category: 'agreement',
  level: 'error',
  message: {
    en: '“{found}” does not agree: write “{fix}”.',
    fr: '« {found} » ne s’accorde pas : écrivez « {fix} ».',
    es: '«{found}» no concuerda: escribe «{fix}».',
  },
  messages: {
    lo: {
      en: '“Lo” stands before no plural noun: write “{fix}”.',
      fr: '« Lo » ne précède aucun nom pluriel : écrivez « {fix} ».',
      es: '«Lo» no va ante un nombre en plural: escribe «{fix}».',
    },
  },
  explanation: {
    en: '“Al” and “del” hold the masculine singular “el”; before other nouns write “a la”, “de los”…; and “lo” stands before no plural noun: “los años”.',
    fr: '« Al » et « del » contiennent le masculin singulier « el » ; devant d’autres noms, écrivez « a la », « de los »… ; et « lo » ne précède aucun nom pluriel.',
    es: '«Al» y «del» contienen el masculino singular «el»; ante otros nombres se escribe «a la», «de los»…; y «lo» no va ante un nombre en plural: «los años».',
  },
  valid: [
    'La puerta del coche.',
    'El uso del agua.',
    'Fue al cine.',
    'Al cantar, sonríe.',
    'Lo mejor de los años.',
    'Del ancla tiraban dos.',
    'Al menos vino.',
    'Fue del todo bueno.',
    'Del lunes al viernes.',
  ],
  invalid: [
    { text: 'La puerta [[del casa]] es azul.', fix: 'de la casa' },
    { text: 'El valor [[del parámetros]] es cero.', fix: 'de los parámetros' },
    { text: 'Fuimos [[al playa]] ayer.', fix: 'a la playa' },
    { text: 'A principios de [[lo años]] ochenta.', fix: 'los años' },
    { text: 'Habló [[al personas]] que esperaban.', fix: 'a las personas' },
  ],
  misses: ['Salió del nueva casa.'],
  check({ words }, report) {
    for (const [index, article] of words.entries()) {
      const noun = words[index + 1];
      const base = entryOf(BASES, article.norm);
      if ((base === undefined && article.norm !== 'lo') || !follows(noun) || !isPlain(noun))
        continue;
      if (
        noun.best.pos !== 'NOUN' ||
        !must(noun, (reading) => isNoun(reading) || isAdjective(reading) || isFinite(reading))
      )
        continue;
      // `el herpes`, `el lunes`: alike in both numbers.
      if (
        noun.readings.some(
          ({ pos, lemma }) => pos === 'NOUN' && lemma === noun.norm && lemma.endsWith('s'),
        )
      )
        continue;
      if (article.norm !== 'lo' && isManHere(words, index + 1)) continue;
      const cells = nounCells(noun);
      const isPlural = (cells & PLURAL) === cells;
      if (
        article.norm === 'lo'
          ? !isPlural || may(noun, isFinite) || may(noun, isAdjective)
          : (cells & MASCULINE_SINGULAR) !== 0
      )
        continue;
      if (startsWithStressedA(noun.norm) && !isPlural) continue;
      if (may(noun, isFinite) && noun.margin < 1 && !isPlural) continue;
      const isFeminine = (cells & FEMININE) === cells;
      const form = `${isFeminine ? 'la' : 'lo'}${isPlural ? 's' : ''}`;
      if (form === 'lo') continue;
      const fix = `${base === undefined ? '' : `${base} `}${form} ${noun.norm}`;
      report(
        { start: article.start, end: noun.end },
        [matchCase(article.text, fix)],
        base === undefined ? { message: 'lo' } : {},
      );
    }
  },
});
