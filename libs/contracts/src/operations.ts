/** The nine AI actions, by the names that REST uses; GraphQL shows them in upper case. */
export const OPERATIONS = [
  'improve',
  'rewrite',
  'generate',
  'summarize',
  'translate',
  'grammar',
  'shorter',
  'longer',
  'tone',
] as const;
export type Operation = (typeof OPERATIONS)[number];

export function isOperation(value: unknown): value is Operation {
  return OPERATIONS.includes(value as Operation);
}

export const TONES = [
  'professional',
  'casual',
  'friendly',
  'formal',
  'persuasive',
  'academic',
  'creative',
  'confident',
  'empathetic',
  'neutral',
] as const;
export type Tone = (typeof TONES)[number];
