import { type AnalysedWord, defineRule, matchCase, entryOf } from '@tercet/proofreading-core';
import { PLURAL, nounCells } from '../grammar/agreement';
import { follows, isNoun, isPlain, isStatement, may } from '../grammar/words';

const FORMS: Readonly<Record<string, readonly string[]>> = {
  esto: ['este', 'esta'],
  eso: ['ese', 'esa'],
  aquello: ['aquel', 'aquella'],
};
const NOT_NOUNS =
  /^(?:mañana|tarde|noche|parte|cosa|verdad|nada|gente|sí|si|no|mism[oa]|sol[oa]|últim[oa]|siempre|tod[oa]|medio|tan)$/u;

export const demostrativoNeutro = defineRule({
  id: 'es/demostrativo-neutro',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'Before a noun write “{fix}”.',
    fr: 'Devant un nom, écrivez « {fix} ».',
    es: 'Ante un nombre se escribe «{fix}».',
  },
  explanation: {
    en: '“Esto”, “eso” and “aquello” stand alone; before a noun it is “este libro”, “esa casa”.',
    fr: '« Esto », « eso » et « aquello » s’emploient seuls ; devant un nom, c’est « este libro », « esa casa ».',
    es: '«Esto», «eso» y «aquello» van solos; ante un nombre se dice «este libro», «esa casa».',
  },
  valid: [
    'Esto es mío.',
    'Haré eso mañana.',
    'Eso sí que no.',
    'Esto mismo digo.',
    'Por eso gente así sobra.',
    'Eso era verdad.',
    'Todo eso son cosas suyas.',
    'Aquello fue raro.',
  ],
  invalid: [
    { text: '[[Esto]] libro es mío.', fix: 'Este' },
    { text: 'Me gusta [[eso]] casa.', fix: 'esa' },
    { text: '[[Esto]] semana no puedo.', fix: 'Esta' },
    { text: 'En [[aquello]] ciudad vivía Ana.', fix: 'aquella' },
    { text: '[[Eso]] niño canta bien.', fix: 'Ese' },
  ],
  misses: ['Eso mañana llovió.'],
  check({ tokens, words }, report) {
    if (!tokens.some(({ norm }) => Object.hasOwn(FORMS, norm))) return;
    for (const [index, pronoun] of words.entries()) {
      const forms = entryOf(FORMS, pronoun.norm);
      const noun = words[index + 1];
      if (!forms || !follows(noun) || !isLikelyNoun(noun) || NOT_NOUNS.test(noun.norm)) continue;
      if (/^(?:por|todo)$/u.test(words[index - 1]?.norm ?? '') || isNamed(words, index)) continue;
      const cells = nounCells(noun);
      const form =
        cells & PLURAL ? undefined : cells === 1 ? forms[0] : cells === 2 ? forms[1] : undefined;
      if (form) report(pronoun, [matchCase(pronoun.text, form)]);
    }
  },
});

/** `¿es esto amor?`, `no llames a eso música`, `para eso dinero no hay` */
function isNamed(words: readonly AnalysedWord[], index: number): boolean {
  if (words[index - 1]?.best.lemma === 'ser') return true;
  const naming = words.slice(Math.max(0, index - 3), index);
  if (naming.some(({ best }) => /^(?:llamar|decir|hacer|considerar)$/.test(best.lemma)))
    return true;
  return (
    words[index - 1]?.norm === 'para' &&
    /^(?:no|hay|había|tengo|tiene)$/u.test(words[index + 2]?.norm ?? '')
  );
}

const isLikelyNoun = (word: AnalysedWord): boolean =>
  isPlain(word) &&
  may(word, isNoun) &&
  (word.best.pos === 'NOUN' || !may(word, isStatement)) &&
  (word.margin >= 0.5 || !may(word, isStatement));
