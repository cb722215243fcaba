import { registerEnumType } from '@nestjs/graphql';
import type { Locale } from '@tercet/contracts';
import type { Category, Level } from '@tercet/proofreading-core';

/** GraphQL shows the names, the engine works with the values. */
export const CheckLanguageEnum = {
  AUTO: 'auto',
  EN: 'en',
  FR: 'fr',
  ES: 'es',
} as const satisfies Record<string, Locale | 'auto'>;
export type CheckLanguage = Locale | 'auto';

export const IssueCategoryEnum = {
  SPELLING: 'spelling',
  AGREEMENT: 'agreement',
  VERB: 'verb',
  CONFUSION: 'confusion',
  GRAMMAR: 'grammar',
  PUNCTUATION: 'punctuation',
  CAPITALIZATION: 'capitalization',
  REPETITION: 'repetition',
  TYPOGRAPHY: 'typography',
  STYLE: 'style',
} as const satisfies Record<Uppercase<Category>, Category>;

export const IssueSeverityEnum = {
  ERROR: 'error',
  SUGGESTION: 'suggestion',
  TYPOGRAPHY: 'typography',
  STYLE: 'style',
} as const satisfies Record<Uppercase<Level>, Level>;

registerEnumType(CheckLanguageEnum, {
  name: 'CheckLanguage',
  description: 'The language that a text is checked in.',
  valuesMap: {
    AUTO: { description: 'Found out for each sentence.' },
    EN: { description: 'English throughout.' },
    FR: { description: 'French throughout.' },
    ES: { description: 'Spanish throughout.' },
  },
});
registerEnumType(IssueCategoryEnum, {
  name: 'IssueCategory',
  description: 'What is wrong.',
  valuesMap: {
    SPELLING: { description: 'A word that is in no dictionary.' },
    AGREEMENT: { description: 'Number, gender or person that do not agree.' },
    VERB: { description: 'A verb form that the construction does not take.' },
    CONFUSION: { description: 'A real word in place of another.' },
    GRAMMAR: { description: 'Another fault of syntax.' },
    PUNCTUATION: { description: 'A missing, superfluous or wrong punctuation mark.' },
    CAPITALIZATION: { description: 'A capital or small letter in the wrong place.' },
    REPETITION: { description: 'A word or phrase said twice.' },
    TYPOGRAPHY: { description: 'Signs and spaces.' },
    STYLE: { description: 'Correct, but could be said better.' },
  },
});
registerEnumType(IssueSeverityEnum, {
  name: 'IssueSeverity',
  description: 'How sure and how grave an issue is.',
  valuesMap: {
    ERROR: { description: 'Wrong.' },
    SUGGESTION: { description: 'Probably better otherwise.' },
    TYPOGRAPHY: { description: 'A matter of signs and spaces.' },
    STYLE: { description: 'A matter of taste.' },
  },
});
