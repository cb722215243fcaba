import { registerEnumType } from '@nestjs/graphql';
import type { Tone } from '@tercet/contracts';
import type { TransformEngine } from './transform-event';

/** GraphQL shows the names, everything else works with the values. */
export const ToneEnum = {
  PROFESSIONAL: 'professional',
  CASUAL: 'casual',
  FRIENDLY: 'friendly',
  FORMAL: 'formal',
  PERSUASIVE: 'persuasive',
  ACADEMIC: 'academic',
  CREATIVE: 'creative',
  CONFIDENT: 'confident',
  EMPATHETIC: 'empathetic',
  NEUTRAL: 'neutral',
} as const satisfies Record<Uppercase<Tone>, Tone>;

export const TransformEngineEnum = {
  MODEL: 'model',
  LOCAL: 'local',
} as const satisfies Record<Uppercase<TransformEngine>, TransformEngine>;

registerEnumType(ToneEnum, {
  name: 'Tone',
  description: 'How a text sounds.',
  valuesMap: {
    PROFESSIONAL: { description: 'As at work: clear and courteous.' },
    CASUAL: { description: 'As among friends.' },
    FRIENDLY: { description: 'Warm and open.' },
    FORMAL: { description: 'As in official letters.' },
    PERSUASIVE: { description: 'Meant to convince.' },
    ACADEMIC: { description: 'As in a paper.' },
    CREATIVE: { description: 'With images and surprises.' },
    CONFIDENT: { description: 'Sure of itself.' },
    EMPATHETIC: { description: 'With feeling for the reader.' },
    NEUTRAL: { description: 'Without colour.' },
  },
});
registerEnumType(TransformEngineEnum, {
  name: 'TransformEngine',
  description: 'What answered.',
  valuesMap: {
    MODEL: { description: 'A language model. Counts as an AI request.' },
    LOCAL: { description: 'The checker and word lists of this server. Does not count.' },
  },
});
