import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { isAfterSign } from '../grammar/clitics';
import { has, isFinite, isHanging } from '../grammar/words';

export const imperatifSPronom = defineRule({
  id: 'fr/imperatif-s-pronom',
  category: 'verb',
  level: 'error',
  message: {
    en: 'Before this pronoun the command is “{fix}”.',
    fr: 'Devant ce pronom, l’impératif s’écrit « {fix} ».',
    es: 'Ante este pronombre, el imperativo se escribe «{fix}».',
  },
  explanation: {
    en: 'The command of verbs in “-er” has no “s” (“donne-moi”), except before “y” and “en”, for the sound: “vas-y”, “manges-en”.',
    fr: 'L’impératif des verbes en « -er » n’a pas de « s » (« donne-moi »), sauf devant « y » et « en », pour l’oreille : « vas-y », « manges-en ».',
    es: 'El imperativo de los verbos en «-er» no lleva «s» («donne-moi»), salvo ante «y» y «en», por el sonido: «vas-y», «manges-en».',
  },
  valid: [
    'Donne-moi ton livre.',
    'Vas-y sans moi.',
    'Manges-en un peu.',
    'Dis-moi tout.',
    'Sommes-nous prêts ?',
    'Penses-y demain.',
    'Donnes-tu ton livre ?',
    'Va-t’en !',
    'Prends-le.',
    'A-t-il mangé ?',
  ],
  invalid: [
    { text: '[[Donnes]]-moi ton livre.', fix: 'Donne' },
    { text: '[[Va]]-y sans moi.', fix: 'Vas' },
    { text: 'Viens, [[regardes]]-le.', fix: 'regarde' },
    { text: '[[Pense]]-y demain.', fix: 'Penses' },
    { text: '[[Expliques]]-lui la règle.', fix: 'Explique' },
    { text: '[[Mange]]-en un peu.', fix: 'Manges' },
  ],
  misses: ['Alors donnes-moi ton livre.'],
  check({ words }, report) {
    for (const [index, verb] of words.entries()) {
      const pronoun = words[index + 1];
      if (!pronoun || !isHanging(pronoun) || !isAfterSign(words, index)) continue;
      const isOpen = /^(?:y|en)$/u.test(pronoun.norm.replace(/^-/u, ''));
      const isObject = /^-?(?:moi|toi|lui|le|la|les|nous|leur)$/u.test(pronoun.norm);
      if (isObject && /es$/u.test(verb.norm) && isFirstGroup(verb) && verb.norm !== 'sommes')
        report(verb, [verb.text.slice(0, -1)]);
      if (isOpen && (verb.norm === 'va' || (/e$/u.test(verb.norm) && isFirstGroup(verb))))
        report(verb, [`${verb.text}s`]);
    }
  },
});

const isFirstGroup = (verb: AnalysedWord): boolean =>
  has(
    verb,
    (reading) => isFinite(reading) && reading.person === 2 && reading.lemma.endsWith('er'),
  ) ||
  has(
    verb,
    (reading) => isFinite(reading) && reading.mood === 'imp' && reading.lemma.endsWith('er'),
  );
