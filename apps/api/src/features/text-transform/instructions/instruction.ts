import type { Locale } from '@tercet/contracts';
import type { TransformRequest } from '../transform-request';

/** Says in English, to a model, what one operation does. */
export type Instruction = (request: TransformRequest) => string;

export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  fr: 'French',
  es: 'Spanish',
};
