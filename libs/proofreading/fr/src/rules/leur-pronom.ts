import { defineRule } from '@tercet/proofreading-core';
import { NONE, PLURAL, cellsOfWord } from '../grammar/cells';
import { has, isFinite, isNoun, isQualifier, isVerbal } from '../grammar/words';

const BEFORE_VERB = /^(?:je|tu|il|on|ils|ne)$/u;
const NOT_AFTER = /^(?:les|le|la|à|en|de)$/u;

export const leurPronom = defineRule({
  id: 'fr/leur-pronom',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'Before a verb “leur” is a pronoun and takes no “s”.',
    fr: 'Devant un verbe, « leur » est un pronom et ne prend pas de « s ».',
    es: 'Ante un verbo, «leur» es un pronombre y no lleva «s».',
  },
  explanation: {
    en: '“Leurs” stands before a plural noun (“leurs amis”); the pronoun, the plural of “lui”, is always “leur”: “je leur parle”.',
    fr: '« Leurs » précède un nom pluriel (« leurs amis ») ; le pronom, pluriel de « lui », s’écrit toujours « leur » : « je leur parle ».',
    es: '«Leurs» precede a un sustantivo plural («leurs amis»); el pronombre, plural de «lui», es siempre «leur»: «je leur parle».',
  },
  valid: [
    'Je leur parle souvent.',
    'Leurs amis viennent.',
    'Il aime leurs chansons.',
    'Donne-leur du pain.',
    'Les leurs sont partis.',
    'Ces mots leur font peur.',
    'Il leur en donne.',
    'Ils ont leurs règles.',
  ],
  invalid: [
    { text: 'Je [[leurs]] parle souvent.', fix: 'leur' },
    { text: 'Il ne [[leurs]] dit rien.', fix: 'leur' },
    { text: 'Ces mots [[leurs]] font peur.', fix: 'leur' },
    { text: 'Nous [[leurs]] avons écrit.', fix: 'leur' },
    { text: 'On va [[leurs]] répondre.', fix: 'leur' },
    { text: 'Il veut [[leurs]] en donner.', fix: 'leur' },
  ],
  misses: ['Elle leurs porte secours.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      if (word.norm !== 'leurs' || NOT_AFTER.test(words[index - 1]?.norm ?? '')) continue;
      if (words[index - 1]?.best.pos === 'ADP') continue;
      const isBefore = /^(?:en|y)$/u.test(words[index + 1]?.norm ?? '');
      const verb = words[isBefore ? index + 2 : index + 1];
      const isPlain = BEFORE_VERB.test(words[index - 1]?.norm ?? '');
      if (!verb || verb.kind !== 'word' || (!isPlain && has(verb, isNoun))) continue;
      if ((cellsOfWord(verb, isQualifier) & PLURAL) !== NONE) continue;
      if (has(verb, isVerbal) && has(verb, (r) => isFinite(r) || r.form === 'inf'))
        report(word, [word.text.slice(0, -1)]);
    }
  },
});
