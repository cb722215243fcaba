import { defineRule } from '@tercet/proofreading-core';
import { endsClause, wordMap, wordSet } from '../clauses';

const BE_OF = wordMap({
  i: { have: 'have', be: 'am' },
  you: { have: 'have', be: 'are' },
  we: { have: 'have', be: 'are' },
  they: { have: 'have', be: 'are' },
  he: { have: 'has', be: 'is' },
  she: { have: 'has', be: 'is' },
});
const AFTER = wordSet('and but or now today');
const NUMBER =
  /^(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\p{L}+)?)$/u;

export const haveYearsOld = defineRule({
  id: 'en/have-years-old',
  category: 'verb',
  level: 'error',
  message: {
    en: 'In English a person “is” so many years old: “{fix}”.',
    fr: 'En anglais, l’âge se dit avec « be » : « {fix} ».',
    es: 'En inglés la edad se dice con «be»: «{fix}».',
  },
  explanation: {
    en: 'Age is told with “be”: “I am 20 years old” or “I am 20”.',
    fr: 'L’anglais emploie « be » là où le français emploie « avoir » : « I am 20 years old » ou « I am 20 ».',
    es: 'El inglés usa «be» donde el español usa «tener»: «I am 20 years old» o «I am 20».',
  },
  valid: [
    'I am 20 years old.',
    'I have 20 years of practice.',
    'We have ten-year-old wine in the cellar.',
    'She has two 5-year-old sons.',
    'They have 20 years left.',
    'He has a dog that is ten years old.',
    'We have wine ten years old.',
    'You have 30 years, old friend.',
  ],
  invalid: [
    { text: 'I [[have]] 20 years old.', fix: 'am' },
    { text: 'She [[has]] thirty years old and lives here.', fix: 'is' },
    { text: 'He [[has]] 5 years old now.', fix: 'is' },
    { text: 'We [[have]] twenty-five years old.', fix: 'are' },
    { text: 'They [[have]] 12 years old, I think.', fix: 'are' },
  ],
  misses: ['My sister has 20 years old.', 'I have 20 years.'],
  check({ tokens }, report) {
    for (const [index, subject] of tokens.entries()) {
      const forms = BE_OF.get(subject.norm);
      const [have, count, years, old, after] = tokens.slice(index + 1, index + 6);
      if (!forms || have?.norm !== forms.have || !NUMBER.test(count?.norm ?? '')) continue;
      if (!/^years?$/.test(years?.norm ?? '') || old?.norm !== 'old' || old.gap !== ' ') continue;
      if (endsClause(after) || AFTER.has(after?.norm ?? '')) report(have, [forms.be]);
    }
  },
});
