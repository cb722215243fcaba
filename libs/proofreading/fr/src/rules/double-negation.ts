import { defineRule } from '@tercet/proofreading-core';
import { hasNe } from '../grammar/negation';
import { has } from '../grammar/words';

const REACH = 5;

export const doubleNegation = defineRule({
  id: 'fr/double-negation',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'One negation is enough: “{fix}” without “pas”.',
    fr: 'Une seule négation suffit : « {fix} » sans « pas ».',
    es: 'Basta una negación: «{fix}» sin «pas».',
  },
  explanation: {
    en: '“Aucun”, “rien” and “personne” deny by themselves with “ne”: “je n’ai aucune idée”, “il n’y a personne”.',
    fr: '« Aucun », « rien » et « personne » nient à eux seuls avec « ne » : « je n’ai aucune idée », « il n’y a personne ».',
    es: '«Aucun», «rien» y «personne» niegan por sí solos con «ne»: «je n’ai aucune idée», «il n’y a personne».',
  },
  valid: [
    'Je n’ai aucune idée.',
    'Ce n’est pas rien.',
    'Il n’y a personne ici.',
    'Il n’a pas une personne à voir.',
    'Elle n’a rien vu.',
    'Pas un mot, rien du tout.',
    'Il n’est pas homme à mentir.',
    'Il ne part pas sans aucun bagage.',
  ],
  invalid: [
    { text: 'Je n’ai [[pas aucune]] idée.', fix: 'aucune' },
    { text: 'Il n’y a [[pas personne]] ici.', fix: 'personne' },
    { text: 'Je n’ai [[pas rien]] vu.', fix: 'rien' },
    { text: 'Elle ne voit [[pas aucun]] problème.', fix: 'aucun' },
    { text: 'Ils n’ont [[pas aucun]] ami.', fix: 'aucun' },
  ],
  misses: ['Il ne vient pas jamais.'],
  check({ words }, report) {
    for (const [index, pas] of words.entries()) {
      const next = words[index + 1];
      if (pas.norm !== 'pas' || !next || !/^(?:aucune?|rien|personne)$/u.test(next.norm)) continue;
      if (!hasNe(words, index - REACH, index)) continue;
      const isBe = has(words[index - 1], ({ lemma }) => lemma === 'être');
      if (isBe && !next.norm.startsWith('aucun')) continue;
      report({ start: pas.start, end: next.end }, [next.text]);
    }
  },
});
