import type { Tone } from '@tercet/contracts';
import { describedEnum } from '../../platform/graphql/described-enum';
import type { ProtectedKind } from './edits/protected-spans';
import type { EditSource } from './edits/text-edit';
import type { TransformEngine, TransformWarning } from './transform-event';

export const ToneEnum = describedEnum<Tone>('Tone', 'How a text sounds.', {
  professional: 'As at work: clear and courteous.',
  casual: 'As among friends.',
  friendly: 'Warm and open.',
  formal: 'As in official letters.',
  persuasive: 'Meant to convince.',
  academic: 'As in a paper.',
  creative: 'With images and surprises.',
  confident: 'Sure of itself.',
  empathetic: 'With feeling for the reader.',
  neutral: 'Without colour.',
});

export const TransformEngineEnum = describedEnum<TransformEngine>(
  'TransformEngine',
  'What answered.',
  {
    model: 'A language model. Counts as an AI request.',
    local: 'The checker and word lists of this server. Does not count.',
  },
);

export const EditSourceEnum = describedEnum<EditSource>(
  'EditSource',
  'Who found what an edit mends.',
  {
    checker: 'The checker of this server, by a rule, whether or not a model found it as well.',
    model: 'The language model alone.',
  },
);

export const ProtectedSpanEnum = describedEnum<ProtectedKind>(
  'ProtectedSpan',
  'What an edit should leave as it is, unless the writer wants otherwise.',
  {
    code: 'Code, or a tag of markup.',
    link: 'A link, an address, or the path of a file.',
    number: 'A number in digits.',
    quotation: 'Words between quotation marks.',
  },
);

export const TransformWarningEnum = describedEnum<TransformWarning>(
  'TransformWarning',
  'What a person should know before they take an answer over.',
  { 'answer-in-another-language': 'The answer is not in the language of the text.' },
);
