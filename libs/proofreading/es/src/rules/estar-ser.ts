import {
  type AnalysedWord,
  type Grammar,
  defineRule,
  matchCase,
  entryOf,
} from '@tercet/proofreading-core';
import { isProfession, isRelative } from '../grammar/people';
import { conjugate } from '../grammar/verbs';
import { follows, isInfinitive, isStatement, may, wordSet } from '../grammar/words';
import { opensClause } from '../grammar/clauses';

const JUDGEMENT = /^(?:importante|necesario|posible|probable|fundamental|esencial|recomendable)$/u;
const ROLES = wordSet(
  'estudiante estudiantes médico abogada abogado profesor profesora profesores maestro maestra ingeniero ingeniera actor actriz cantante enfermera enfermero escritor escritora',
);
const DEGREE = wordSet('muy tan más bastante demasiado');

export const estarSer = defineRule({
  id: 'es/estar-ser',
  category: 'grammar',
  level: 'error',
  message: {
    en: '“Ser” goes here: “{fix}”.',
    fr: 'Ici, il faut « ser » : « {fix} ».',
    es: 'Aquí va «ser»: «{fix}».',
  },
  explanation: {
    en: '“Ser” says what somebody or something is: “soy estudiante”, “es importante”, “él es mi hermano”.',
    fr: '« Ser » dit ce que l’on est : « soy estudiante », « es importante », « él es mi hermano ».',
    es: '«Ser» dice lo que alguien o algo es: «soy estudiante», «es importante», «él es mi hermano».',
  },
  valid: [
    'Soy estudiante.',
    'Es importante leer.',
    'Está enfermo.',
    'Estoy de profesor.',
    'Está muy guapa hoy.',
    'Son inteligentes.',
    'Estuvo muy simpático.',
    'Estuvo muy atento hoy.',
    'Está estudiando.',
    'Mi hermana está muy inteligente.',
    'Ellos están muy trabajadores.',
    'El ministro está muy optimista.',
    'Con él está mi hermano.',
    'Está imposible aparcar aquí.',
  ],
  invalid: [
    { text: '[[Estoy]] estudiante de Medicina.', fix: 'Soy' },
    { text: '[[Está]] importante comer bien.', fix: 'Es' },
    { text: 'Ella [[está]] actriz de teatro.', fix: 'es' },
    { text: '[[Está]] necesario salir.', fix: 'Es' },
    { text: 'Mi padre [[está]] profesor.', fix: 'es' },
    { text: 'Él [[está]] mi hermano mayor.', fix: 'es' },
  ],
  misses: ['Está fácil de ver.'],
  check({ words, grammar }, report) {
    for (const [index, verb] of words.entries()) {
      if (verb.best.lemma !== 'estar' || verb.best.form !== 'fin' || verb.best.tense === 'past')
        continue;
      if (!isByNature(words, index)) continue;
      const [fix] = serFor(grammar, verb);
      if (fix !== undefined) report(verb, [matchCase(verb.text, fix)]);
    }
  },
});

function isByNature(words: readonly AnalysedWord[], index: number): boolean {
  let at = index + 1;
  while (DEGREE.has(words[at]?.norm ?? '')) at += 1;
  const word = words[at];
  if (!follows(word)) return false;
  if (isOwn(words, index)) return true;
  const next = words[at + 1];
  if (JUDGEMENT.test(word.norm))
    return next?.norm === 'que' || (follows(next) && may(next, isInfinitive));
  if (/^(?:hoy|últimamente|ahora)$/u.test(next?.norm ?? '')) return false;
  return at === index + 1 && ROLES.has(word.norm) && next?.best.pos !== 'NOUN';
}

/** `él está mi hermano`, `yo estoy un estudiante` */
function isOwn(words: readonly AnalysedWord[], index: number): boolean {
  const noun = words[index + 2];
  return (
    /^(?:mi|tu|su|un|una)$/u.test(words[index + 1]?.norm ?? '') &&
    // `con él está mi hermano`
    /^(?:yo|tú|él|ella)$/u.test(words[index - 1]?.norm ?? '') &&
    opensClause(words, index - 1) &&
    noun !== undefined &&
    (isRelative(noun) || isProfession(noun))
  );
}

function serFor(grammar: Grammar, verb: AnalysedWord): string[] {
  const readings = [verb.best, ...verb.readings.filter(isStatement)];
  return readings.flatMap(({ lemma, mood, tense, person, number }) => {
    if (lemma !== 'estar' || !mood || !tense || !person || !number) return [];
    if (mood === 'ind' && tense === 'pres') return [entryOf(PRESENT, `${person}.${number}`) ?? ''];
    return conjugate(grammar, 'ser', `fin.${mood}.${tense}.${person}.${number}`);
  });
}

const PRESENT: Readonly<Record<string, string>> = {
  '1.sg': 'soy',
  '2.sg': 'eres',
  '3.sg': 'es',
  '1.pl': 'somos',
  '2.pl': 'sois',
  '3.pl': 'son',
};
