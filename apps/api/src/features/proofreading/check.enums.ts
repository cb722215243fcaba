import type { Locale } from '@tercet/contracts';
import type { Category, Level } from '@tercet/proofreading-core';
import { describedEnum } from '../../platform/graphql/described-enum';

export type CheckLanguage = Locale | 'auto';

export const CheckLanguageEnum = describedEnum<CheckLanguage>(
  'CheckLanguage',
  'The language that a text is checked in.',
  {
    auto: 'Found out for each sentence.',
    en: 'English throughout.',
    fr: 'French throughout.',
    es: 'Spanish throughout.',
  },
);

export const IssueCategoryEnum = describedEnum<Category>('IssueCategory', 'What is wrong.', {
  spelling: 'A word that is in no dictionary.',
  agreement: 'Number, gender or person that do not agree.',
  verb: 'A verb form that the construction does not take.',
  confusion: 'A real word in place of another.',
  grammar: 'Another fault of syntax.',
  punctuation: 'A missing, superfluous or wrong punctuation mark.',
  capitalization: 'A capital or small letter in the wrong place.',
  repetition: 'A word or phrase said twice.',
  typography: 'Signs and spaces.',
  style: 'Correct, but could be said better.',
});

export const IssueSeverityEnum = describedEnum<Level>(
  'IssueSeverity',
  'How sure and how grave an issue is.',
  {
    error: 'Wrong.',
    suggestion: 'Probably better otherwise.',
    typography: 'A matter of signs and spaces.',
    style: 'A matter of taste.',
  },
);
