import { defineRule } from '@tercet/proofreading-core';
import { follows, wordMap, wordSet } from '../clauses';

const BASES = wordMap({
  comes: 'come',
  does: 'do',
  feels: 'feel',
  gets: 'get',
  gives: 'give',
  goes: 'go',
  has: 'have',
  knows: 'know',
  likes: 'like',
  lives: 'live',
  makes: 'make',
  needs: 'need',
  says: 'say',
  speaks: 'speak',
  takes: 'take',
  thinks: 'think',
  wants: 'want',
  works: 'work',
});
const AUXILIARIES = wordSet(
  'does did do doesn’t didn’t don’t can could will would should must can’t won’t',
);
const NEGATED = wordSet('doesn’t didn’t don’t can’t couldn’t won’t wouldn’t shouldn’t mustn’t');
const SUBJECTS = wordSet('he she it they we you i');
const QUESTION_WORDS = wordSet('what where when why how who');

export const doesHeGoes = defineRule({
  id: 'en/does-he-goes',
  category: 'verb',
  level: 'error',
  message: {
    en: 'After “do”, “can”, “will” and the like, the verb has no ending: “{fix}”.',
    fr: 'Après « do », « can », « will » et semblables, le verbe n’a pas de terminaison : « {fix} ».',
    es: 'Tras «do», «can», «will» y similares, el verbo va sin terminación: «{fix}».',
  },
  explanation: {
    en: 'Only the first verb of a question or a negation takes the ending: “Does he go?”, “He doesn’t go.”',
    fr: 'Seul le premier verbe d’une question ou d’une négation prend la marque : « Does he go? », « He doesn’t go. »',
    es: 'En una pregunta o una negación solo el primer verbo lleva la marca: «Does he go?», «He doesn’t go.»',
  },
  valid: [
    'Does he go there?',
    'He does, she has not.',
    'What he can do it does well.',
    'She does what he says.',
    'Whatever they do he likes it.',
    'All that you can do he does.',
    'What did it have?',
    'When I do it works.',
    'He does it not, has no time and leaves.',
    'Don’t does and dos look odd?',
  ],
  invalid: [
    { text: 'Does he [[goes]] there?', fix: 'go' },
    { text: 'What does she [[wants]]?', fix: 'want' },
    { text: 'Can he [[speaks]] Spanish?', fix: 'speak' },
    { text: 'She doesn’t [[likes]] it.', fix: 'like' },
    { text: 'He can’t [[comes]] today.', fix: 'come' },
    { text: 'You do not [[has]] a key.', fix: 'have' },
    { text: 'Every house should [[has]] a door.', fix: 'have' },
    { text: 'Where did it [[goes]]?', fix: 'go' },
  ],
  misses: ['Does your brother goes there?', 'He don’t always knows.'],
  check({ tokens }, report) {
    for (const [index, verb] of tokens.entries()) {
      const base = BASES.get(verb.norm);
      if (base === undefined || !follows(verb) || verb.text !== verb.norm) continue;
      const before = tokens[index - 1];
      const isNot = before?.norm === 'not' && AUXILIARIES.has(tokens[index - 2]?.norm ?? '');
      const isModal = verb.norm === 'has' && /^(?:should|would|could)$/.test(before?.norm ?? '');
      if (isNot || isModal) {
        report(verb, [base]);
        continue;
      }
      const subject = tokens[index - 2];
      if (before && NEGATED.has(before.norm) && subject && SUBJECTS.has(subject.norm)) {
        report(verb, [base]);
        continue;
      }
      if (!before || !SUBJECTS.has(before.norm) || !follows(before)) continue;
      if (!subject || !AUXILIARIES.has(subject.norm)) continue;
      const opening = tokens[index - 3];
      const asks = opening === undefined || (index === 3 && QUESTION_WORDS.has(opening.norm));
      if (asks) report(verb, [base]);
    }
  },
});
