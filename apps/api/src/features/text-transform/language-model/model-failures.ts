import { TEXT_FAULTS, type TextFault } from '@tercet/contracts';
import { AppError } from '../../../platform/errors/app-error';

/** Why a model has not answered. */
export type FailureReason =
  TextFault | 'unreachable' | 'overloaded' | 'rejected' | 'interrupted' | 'empty' | 'unread';

export function unavailable(reason: FailureReason): AppError {
  return new AppError('AI_UNAVAILABLE', { args: { reason } });
}

/**
 * Ends that a text, or its reader, can bring about at will. They say nothing of the provider; and given back once words
 * had come, they would be answers without end.
 */
const OWED_TO_TEXT: ReadonlySet<unknown> = new Set([
  ...TEXT_FAULTS,
  'empty',
  'unread',
] satisfies FailureReason[]);

export const isOwedToText = ({ args }: AppError): boolean => OWED_TO_TEXT.has(args?.['reason']);
