import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { follows, isFinite, isPlainInfinitive, may } from '../grammar/words';

/** What one has, and what is an infinitive as well. */
const NOUNS = /^(?:poder|deber|ser|placer|amanecer|parecer|pesar|andar|saber|haber)$/u;

export const tenerQue = defineRule({
  id: 'es/tener-que',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'What has to be done takes “que”: “{fix}”.',
    fr: 'L’obligation se dit avec « que » : « {fix} ».',
    es: 'La obligación se dice con «que»: «{fix}».',
  },
  explanation: {
    en: '“Tener” and “haber” need “que” before an infinitive to tell a duty: “tengo que estudiar”, “hay que comer”.',
    fr: '« Tener » et « haber » demandent « que » devant un infinitif pour dire une obligation : « tengo que estudiar », « hay que comer ».',
    es: '«Tener» y «haber» necesitan «que» ante un infinitivo para expresar obligación: «tengo que estudiar», «hay que comer».',
  },
  valid: [
    'Tengo que estudiar.',
    'Hay que comer.',
    'Lo que tiene de raro es eso.',
    'No tengo de comer.',
    'Tiene poder y dinero.',
    'Tenemos deberes para mañana.',
    'Tiene sentido estudiar.',
    'No tengo dónde dormir.',
    'Hay quien dice que no.',
    'Tengo mucho que hacer.',
    'No lo tiene, correr es inútil.',
  ],
  invalid: [
    { text: 'Tengo [[de]] estudiar esta tarde.', fix: 'que' },
    { text: 'Mañana tenemos [[de]] salir temprano.', fix: 'que' },
    { text: '[[Tengo estudiar]] mucho esta semana.', fix: 'Tengo que estudiar' },
    { text: 'Mañana [[tenemos ir]] al médico.', fix: 'tenemos que ir' },
    { text: 'Para aprobar [[hay estudiar]] más.', fix: 'hay que estudiar' },
    { text: 'Mi madre [[tiene trabajar]] los sábados.', fix: 'tiene que trabajar' },
    { text: 'Ayer [[tuvimos salir]] temprano.', fix: 'tuvimos que salir' },
  ],
  misses: ['Tengo mañana trabajar.'],
  check({ words }, report) {
    for (const [index, infinitive] of words.entries()) {
      const de = words[index - 1];
      if (de && isLedByDe(words, index)) report(de, ['que']);
      const verb = words[index - 1];
      if (!verb || !follows(infinitive) || !isPlainInfinitive(infinitive)) continue;
      if (NOUNS.test(infinitive.norm) || words[index + 1]?.token === infinitive.token) continue;
      const isDuty =
        verb.norm === 'hay' ||
        (may(verb, (reading) => isFinite(reading) && reading.lemma === 'tener') &&
          verb.best.lemma === 'tener');
      // `lo que tengo`, `cuando hay`: the infinitive may belong to what stands around.
      const isInner = words
        .slice(Math.max(0, index - 5), index - 1)
        .some(({ norm }) => /^(?:que|cuando|donde|como|si|cuanto|dónde)$/u.test(norm));
      if (!isDuty || isInner) continue;
      report({ start: verb.start, end: infinitive.end }, [`${verb.text} que ${infinitive.text}`]);
    }
  },
});

/** `tengo de estudiar`; but `no tengo de comer` */
function isLedByDe(words: readonly AnalysedWord[], index: number): boolean {
  const verb = words[index - 2];
  return (
    words[index - 1]?.norm === 'de' &&
    follows(words[index - 1]) &&
    follows(words[index]) &&
    isPlainInfinitive(words[index]) &&
    !/^(?:comer|beber|cenar|vestir|vivir)$/u.test(words[index]?.norm ?? '') &&
    /^(?:tengo|tienes|tiene|tenemos|tienen|tuve|tuvo|tenía)$/u.test(verb?.norm ?? '') &&
    words[index - 3]?.norm !== 'que'
  );
}
