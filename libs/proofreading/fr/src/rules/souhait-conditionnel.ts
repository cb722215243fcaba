import { type AnalysedWord, defineRule, entryOf } from '@tercet/proofreading-core';
import { pastClitics } from '../grammar/clitics';

/** The future of these verbs in the first person is mostly meant as the conditional of politeness. */
const FORMS: Readonly<Record<string, string>> = {
  aimerai: 'aimerais',
  préférerai: 'préférerais',
  préfèrerai: 'préfèrerais',
  voudrai: 'voudrais',
  souhaiterai: 'souhaiterais',
  désirerai: 'désirerais',
  apprécierai: 'apprécierais',
};
const WISH = /^(?:bien|mieux|que|qu'|tant|beaucoup|pouvoir|savoir)$/u;
/** What one will want another day is no wish of now. */
const LATER =
  /^(?:demain|bientôt|jour|jamais|toujours|quand|lorsque|lorsqu'|dès|alors|prochain|prochaine|si|s'|doute)$/u;

export const souhaitConditionnel = defineRule({
  id: 'fr/souhait-conditionnel',
  category: 'verb',
  level: 'error',
  message: {
    en: 'A wish takes the conditional: “{fix}”.',
    fr: 'Un souhait se met au conditionnel : « {fix} ».',
    es: 'Un deseo va en condicional: «{fix}».',
  },
  explanation: {
    en: '“J’aimerai” is the future, “j’aimerais” the conditional, which says a wish. If “nous aimerions” fits, write “-ais”.',
    fr: '« J’aimerai » est le futur, « j’aimerais » le conditionnel, qui dit un souhait. Si « nous aimerions » convient, écrivez « -ais ».',
    es: '«J’aimerai» es el futuro y «j’aimerais» el condicional, que expresa un deseo. Si encaja «nous aimerions», escribe «-ais».',
  },
  valid: [
    'J’aimerais bien venir.',
    'Je l’aimerai toujours.',
    'Je voudrais un café.',
    'Je préférerais rester ici.',
    'Demain, je viendrai.',
    'J’aimerai cette ville jusqu’au bout.',
    'Je souhaiterais vous parler.',
    'Je ne t’en voudrai pas.',
    'Nous aimerions partir.',
    'Demain, je préférerai rester.',
    'Quand je serai vieux, je voudrai dormir.',
    'Je voudrai toujours la vérité.',
    'Un jour, j’aimerai bien cette ville.',
  ],
  invalid: [
    { text: 'J’[[aimerai]] bien venir.', fix: 'aimerais' },
    { text: 'Je [[voudrai]] un café.', fix: 'voudrais' },
    { text: 'Je [[préférerai]] rester ici.', fix: 'préférerais' },
    { text: 'Je [[souhaiterai]] vous parler.', fix: 'souhaiterais' },
    { text: 'J’[[aimerai]] savoir où il est.', fix: 'aimerais' },
    { text: 'Je n’[[aimerai]] pas lui répondre.', fix: 'aimerais' },
  ],
  misses: ['J’aimerai un café.', 'Je préférerai le bleu.'],
  check({ words }, report) {
    for (const [index, subject] of words.entries()) {
      if (subject.norm !== 'je' && subject.norm !== "j'") continue;
      const at = pastClitics(words, index + 1);
      const verb = words[at];
      const fix = entryOf(FORMS, verb?.norm ?? '');
      if (verb && fix !== undefined && isWish(words, at)) report(verb, [fix]);
    }
  },
});

function isWish(words: readonly AnalysedWord[], verb: number): boolean {
  // `je ne t’en voudrai pas`
  if (words[verb - 1]?.norm === 'en') return false;
  if (words.some(({ norm }) => LATER.test(norm))) return false;
  // `je voudrai un café`: asked for now.
  if (words[verb]?.norm === 'voudrai' && /^une?$/u.test(words[verb + 1]?.norm ?? '')) return true;
  const at = words[verb + 1]?.norm === 'pas' ? verb + 2 : verb + 1;
  if (WISH.test(words[at]?.norm ?? '')) return true;
  return words[pastClitics(words, at)]?.best.form === 'inf';
}
