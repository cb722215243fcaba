import { isLocale, isOperation, isRecord, TONES } from '@tercet/contracts';
import { readTime } from '../../drafts/read-draft';
import type { Action } from '../session/action';
import type { Judged, KeptResult } from './kept-result';
import { readEdit } from './read-edit';

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

function readJudged(value: unknown): Judged | undefined {
  if (!isRecord(value) || !Array.isArray(value.edits)) return undefined;
  const { engine, sent } = value;
  if ((engine !== 'MODEL' && engine !== 'LOCAL') || typeof sent !== 'number') return undefined;
  const isElsewhere = Array.isArray(value.warnings) && value.warnings.length > 0;
  const edits = value.edits.flatMap((edit) => readEdit(edit) ?? []);
  return { engine, sent, edits, warnings: isElsewhere ? ['ANSWER_IN_ANOTHER_LANGUAGE'] : [] };
}

/** The result in what the browser kept, which may be damaged. */
export function readResult(value: unknown): KeptResult | undefined {
  if (!isRecord(value)) return undefined;
  const { id, at, from, source, answer } = value;
  const action = readAction(value.action);
  if (!action || typeof id !== 'string') return undefined;
  if (typeof source !== 'string' || typeof answer !== 'string') return undefined;
  const unfinished = value.isUnfinished === true && { isUnfinished: true as const };
  const judged = readJudged(value.judged);
  return {
    id,
    at: readTime(at),
    action,
    ...(typeof from === 'number' && { from }),
    source,
    answer,
    ...unfinished,
    ...(judged && { judged }),
  };
}
