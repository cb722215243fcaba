import { defineRule } from '@tercet/proofreading-core';
import { hasOnly, isInfinitive } from '../grammar/words';

const OBJECT = /^(?:me|m'|nous|le|la|les|l'|lui|leur|y|en|se|s'|bien|ne|pas)$/u;

export const jeVousPrie = defineRule({
  id: 'fr/je-vous-prie',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'This is the verb “prier”: “{fix}”.',
    fr: 'Il s’agit du verbe « prier » : « {fix} ».',
    es: 'Es el verbo «prier»: «{fix}».',
  },
  explanation: {
    en: '“Je vous prie de” asks (“prier”); “je pris” is the past of “prendre”.',
    fr: '« Je vous prie de » exprime une demande (« prier ») ; « je pris » est le passé de « prendre ».',
    es: '«Je vous prie de» expresa un ruego («prier»); «je pris» es el pasado de «prendre».',
  },
  valid: [
    'Je vous prie de patienter.',
    'Je vous pris de court.',
    'Je te prie d’attendre.',
    'Je le pris par la main.',
    'Je vous pris de vitesse.',
    'Je vous en prie.',
    'Je pris le train.',
    'Nous vous prions de patienter.',
  ],
  invalid: [
    { text: 'Je vous [[pris]] de patienter.', fix: 'prie' },
    { text: 'Je te [[prix]] d’attendre.', fix: 'prie' },
    { text: 'Je vous [[pris]] de me répondre.', fix: 'prie' },
    { text: 'Je vous [[pries]] d’accepter ce cadeau.', fix: 'prie' },
    { text: 'Je vous en [[pris]].', fix: 'prie' },
    { text: 'Je te [[pris]] de bien fermer la porte.', fix: 'prie' },
  ],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      if (!/^(?:pris|prix|prit|pries)$/u.test(word.norm)) continue;
      const [je, vous, en] = [3, 2, 1].map((back) => words[index - back]?.norm ?? '');
      const isIdiom = je === 'je' && /^(?:vous|te|t')$/u.test(vous ?? '') && en === 'en';
      if (isIdiom) report(word, ['prie']);
      if (vous !== 'je' || !/^(?:vous|te)$/u.test(en ?? '')) continue;
      if (!/^(?:de|d')$/u.test(words[index + 1]?.norm ?? '')) continue;
      let at = index + 2;
      while (OBJECT.test(words[at]?.norm ?? '')) at += 1;
      const verb = words[at];
      const isWish = /^(?:agréer|accepter|recevoir|croire|trouver)$/u.test(verb?.norm ?? '');
      if (verb && (isWish || hasOnly(verb, isInfinitive))) report(word, ['prie']);
    }
  },
});
