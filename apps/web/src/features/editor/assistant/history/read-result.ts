import { isLocale, isOperation, isRecord, TONES } from '@tercet/contracts';
import { readTime } from '../../drafts/read-draft';
import type { Action } from '../session/action';
import type { KeptResult } from './kept-result';

function readAction(value: unknown): Action | undefined {
  if (!isRecord(value)) return undefined;
  const { operation, description, targetLanguage } = value;
  const wish = typeof value.wish === 'string' && { wish: value.wish };
  if (!isOperation(operation)) return undefined;
  switch (operation) {
    case 'generate':
      return typeof description === 'string' ? { operation, description, ...wish } : undefined;
    case 'translate':
      return isLocale(targetLanguage) ? { operation, targetLanguage, ...wish } : undefined;
    case 'tone': {
      const tone = TONES.find((each) => each === value.tone);
      return tone && { operation, tone, ...wish };
    }
    default:
      return { operation, ...wish };
  }
}

/** The result in what the browser kept, which may be damaged. */
export function readResult(value: unknown): KeptResult | undefined {
  if (!isRecord(value)) return undefined;
  const { id, at, source, answer } = value;
  const action = readAction(value.action);
  if (!action || typeof id !== 'string') return undefined;
  if (typeof source !== 'string' || typeof answer !== 'string') return undefined;
  const unfinished = value.isUnfinished === true && { isUnfinished: true as const };
  return { id, at: readTime(at), action, source, answer, ...unfinished };
}
