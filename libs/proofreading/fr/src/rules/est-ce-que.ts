import { defineRule, matchCase } from '@tercet/proofreading-core';

export const estCeQue = defineRule({
  id: 'fr/est-ce-que',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'In a question, write “{fix}” with a hyphen.',
    fr: 'Dans une question, écrivez « {fix} » avec un trait d’union.',
    es: 'En una pregunta se escribe «{fix}» con guion.',
  },
  explanation: {
    en: '“Est-ce” is “c’est” turned round; verb and pronoun are joined by a hyphen: “est-ce que tu viens ?”.',
    fr: '« Est-ce » est « c’est » inversé ; le verbe et le pronom se joignent par un trait d’union : « est-ce que tu viens ? ».',
    es: '«Est-ce» es «c’est» invertido; verbo y pronombre se unen con guion: «est-ce que tu viens ?».',
  },
  valid: [
    'Est-ce que le four chauffe ?',
    'Est-ce qu’il pleut ?',
    'C’est ce que je veux.',
    'Cela est ce que je veux.',
    'Est-ce vrai ?',
    'Dormir est ce qu’elle préfère.',
    'Voilà, c’est ce qu’il faut.',
    'Est-ce bien lui ?',
  ],
  invalid: [
    { text: '[[Est ce]] que le four chauffe ?', fix: 'Est-ce' },
    { text: '[[Est ce]] qu’il pleut ?', fix: 'Est-ce' },
    { text: 'Dis, [[est ce]] que tu dors ?', fix: 'est-ce' },
    { text: '[[Est ce]] vrai ?', fix: 'Est-ce' },
    { text: 'Et toi, [[est ce]] que tu chantes ?', fix: 'est-ce' },
  ],
  misses: ['Je demande est ce que tu viens.'],
  check({ tokens }, report) {
    if (tokens.at(-1)?.text !== '?') return;
    for (const [index, verb] of tokens.entries()) {
      const pronoun = tokens[index + 1];
      const before = tokens[index - 1];
      if (verb.norm !== 'est' || pronoun?.norm !== 'ce' || pronoun.gap !== ' ') continue;
      if (before && before.kind !== 'punctuation') continue;
      report({ start: verb.start, end: pronoun.end }, [matchCase(verb.text, 'est-ce')]);
    }
  },
});
