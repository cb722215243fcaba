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

/** Those that the server does by itself where no language model is connected. */
export const LOCAL_OPERATIONS = [
  'improve',
  'grammar',
  'summarize',
  'shorter',
] as const satisfies readonly Operation[];
export type LocalOperation = (typeof LOCAL_OPERATIONS)[number];

export function isLocalOperation(operation: Operation): operation is LocalOperation {
  return LOCAL_OPERATIONS.some((local) => local === operation);
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
