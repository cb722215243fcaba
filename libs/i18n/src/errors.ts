import {
  textFaultIn,
  type ErrorArgs,
  type ErrorCode,
  type Locale,
  type TextFault,
} from '@tercet/contracts';
import type { i18n } from 'i18next';
import type errors from '../locales/en/errors.json';
import { formatDuration, formatList, formatMoment, formatNumber } from './format';
import { currentLocale } from './instance';

/** The server's codes, and `NETWORK` for a server that gave no answer. */
export type DisplayErrorCode = ErrorCode | 'NETWORK';

export interface DisplayError {
  readonly code: DisplayErrorCode;
  readonly args?: ErrorArgs | undefined;
  readonly retryAfterSeconds?: number | undefined;
  /** The server's own sentence, for a code that has none here. */
  readonly text?: string | undefined;
}

type Sentences = (typeof errors)['codes'];
/** Fails to compile when a code has no sentence. */
type _EveryCodeHasWords = Sentences[DisplayErrorCode];

/** A key without what tells its plural forms apart. */
type WithoutForm<Key> = Key extends `${infer Whole}_one` | `${infer Whole}_other` ? Whole : Key;
type DetailedCode = WithoutForm<keyof (typeof errors)['detailed']>;

/** What the longer sentence of a code needs; without all of it the plain sentence is shown. */
const DETAILS: Readonly<Record<DetailedCode, readonly string[]>> = {
  RATE_LIMITED: ['wait'],
  SERVICE_BUSY: ['wait'],
  AI_UNAVAILABLE: ['wait'],
  USAGE_LIMIT_REACHED: ['limit', 'time'],
  TEXT_TOO_LONG: ['limit'],
  OPERATION_UNKNOWN: ['operations'],
  REQUIRED_PARAMETER: ['parameter'],
};

function isDetailed(code: DisplayErrorCode): code is DetailedCode {
  return code in DETAILS;
}

type TextFaults = (typeof errors)['textFaults'];
/** Fails to compile when something that a text brings about has no sentence. */
type _EveryTextFaultHasWords = TextFaults[TextFault];

/** An error as a sentence that says what happened and what to do next. Needs the namespace `errors`. */
export function errorMessage(instance: i18n, error: DisplayError): string {
  const { code, text } = error;
  if (text) return text;
  // Typed keys drop what follows an underscore, taking it for a context; `_EveryCodeHasWords` and `DETAILS` keep these keys whole.
  const t = instance.getFixedT(null, 'errors') as (key: string, words?: object) => string;
  const fault = textFaultIn(error.args);
  if (fault) return t(`textFaults.${fault}`);
  if (isDetailed(code)) {
    const words = wordsOf(error, currentLocale(instance));
    if (DETAILS[code].every((name) => words[name] !== undefined)) {
      return t(`detailed.${code}`, words);
    }
  }
  return t(`codes.${code}`);
}

function wordsOf(error: DisplayError, locale: Locale): Record<string, string | number> {
  const words: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(error.args ?? {})) {
    if (typeof value === 'number') words[name] = formatNumber(locale, value);
    else if (typeof value === 'string') words[name] = value;
    else if (typeof value !== 'boolean') words[name] = formatList(locale, value, 'disjunction');
  }
  if (error.retryAfterSeconds !== undefined) {
    words.wait = formatDuration(locale, error.retryAfterSeconds);
  }
  const resetsAt = error.args?.resetsAt;
  if (typeof resetsAt === 'string' && !Number.isNaN(Date.parse(resetsAt))) {
    words.time = formatMoment(locale, resetsAt);
  }
  const limit = error.args?.limit ?? error.args?.maxFreeUsage;
  if (typeof limit === 'number') {
    words.limit = formatNumber(locale, limit);
    words.count = limit;
  }
  return words;
}
