import { defineRule } from '@tercet/proofreading-core';
import { isSingularAfterRelative } from '../grammar/relative-subject';
import { finiteFormsOf } from '../grammar/verb-forms';
import { isThirdPerson } from '../grammar/words';

export const accordApresRelative = defineRule({
  id: 'fr/accord-apres-relative',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'The verb agrees with the plural before “que”: write “{fix}”.',
    fr: 'Le verbe s’accorde avec le pluriel placé avant « que » : écrivez « {fix} ».',
    es: 'El verbo concuerda con el plural que precede a «que»: escribe «{fix}».',
  },
  explanation: {
    en: 'A clause with “que” does not change the subject of the main verb: “les livres que j’ai lus sont bons”.',
    fr: 'La proposition en « que » ne change rien au sujet du verbe principal : « les livres que j’ai lus sont bons ».',
    es: 'La oración con «que» no cambia el sujeto del verbo principal: «les livres que j’ai lus sont bons».',
  },
  valid: [
    'Les livres que j’ai lus sont bons.',
    'Les amis que tu connais travaillent ici.',
    'Le livre que j’ai lu est bon.',
    'Les gens que je vois, il les connaît.',
    'Les mots que dit Paul plaisent.',
    'Les enfants savent qu’il a raison.',
    'Les clés que nous cherchons étaient là.',
    'Les lettres qu’il a reçues hier l’ont ému.',
  ],
  invalid: [
    { text: 'Les livres que j’ai lus [[était]] bons.', fix: 'étaient' },
    { text: 'Les amis que tu connais [[travaille]] ici.', fix: 'travaillent' },
    {
      text: 'Les lettres que nous avons reçues hier [[contient]] des erreurs.',
      fix: 'contiennent',
    },
    { text: 'Les clés que vous cherchez [[est]] là.', fix: 'sont' },
    { text: 'Mes amies que tu as vues [[viendra]] demain.', fix: 'viendront' },
  ],
  misses: ['Je crois que les livres que j’ai lus était bons.'],
  check({ words, grammar }, report) {
    for (const [index, verb] of words.entries()) {
      if (!isSingularAfterRelative(words, index)) continue;
      const { mood, tense } = verb.readings.find(isThirdPerson) ?? {};
      if (!mood || !tense) continue;
      const fixes = finiteFormsOf(verb, grammar, [{ mood, tense, person: 3, number: 'pl' }]);
      if (fixes.length > 0) report(verb, fixes.slice(0, 1));
    }
  },
});
