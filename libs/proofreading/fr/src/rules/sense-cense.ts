import { defineRule } from '@tercet/proofreading-core';
import { has, isFinite, isInfinitive } from '../grammar/words';

const CLITIC = /^(?:me|m'|te|t'|se|s'|le|la|les|l'|lui|leur|y|en|nous|vous|ne|pas|plus)$/u;

export const senseCense = defineRule({
  id: 'fr/sense-cense',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'Before an infinitive, write “{fix}”: it means “supposed to”.',
    fr: 'Devant un infinitif, écrivez « {fix} », au sens de « supposé ».',
    es: 'Ante un infinitivo, escribe «{fix}», en el sentido de «supuesto».',
  },
  explanation: {
    en: '“Censé” means supposed (“il est censé venir”); “sensé” means reasonable, which has sense (“une réponse sensée”).',
    fr: '« Censé » veut dire supposé (« il est censé venir ») ; « sensé » veut dire raisonnable, qui a du sens (« une réponse sensée »).',
    es: '«Censé» significa supuesto («il est censé venir»); «sensé» significa sensato («une réponse sensée»).',
  },
  valid: [
    'Il est censé venir.',
    'Une réponse sensée.',
    'Elle est sensée et calme.',
    'Nul n’est censé ignorer la loi.',
    'Ce n’est pas sensé de partir.',
    'Un homme sensé aime lire.',
    'Il est peu sensé.',
    'Cela me semble sensé.',
  ],
  invalid: [
    { text: 'Je suis [[sensé]] finir ce soir.', fix: 'censé' },
    { text: 'Nous étions [[sensés]] partir à midi.', fix: 'censés' },
    { text: 'Elle était [[sensée]] l’accompagner.', fix: 'censée' },
    { text: 'Ils ne sont pas [[sensés]] savoir cela.', fix: 'censés' },
    { text: 'Tu es [[sensé]] ne pas le dire.', fix: 'censé' },
  ],
  misses: ['Un homme sensé venir hier n’est pas là.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      if (!/^sensée?s?$/u.test(word.norm)) continue;
      let at = index + 1;
      while (CLITIC.test(words[at]?.norm ?? '')) at += 1;
      const isAfterBe = words
        .slice(Math.max(0, index - 4), index)
        .some(
          (one) =>
            has(one, (r) => r.lemma === 'être' && (isFinite(r) || isInfinitive(r))) ||
            one.norm === 'été',
        );
      if (isAfterBe && has(words[at], isInfinitive)) report(word, [`c${word.text.slice(1)}`]);
    }
  },
});
