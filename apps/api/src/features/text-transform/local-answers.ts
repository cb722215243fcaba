import { Injectable } from '@nestjs/common';
import { isLocalOperation } from '@tercet/contracts';
import { AppError } from '../../platform/errors/app-error';
import { accountCaller } from '../../platform/http/caller';
import { ProofreadingService } from '../proofreading/proofreading.service';
import { applyEdits } from './edits/text-edit';
import { localEdits } from './local/local-edits';
import type { TransformAnswer } from './transform-event';
import type { TransformCaller, TransformRequest } from './transform-request';

/** What this server does by itself, with its checker and word lists. */
@Injectable()
export class LocalAnswers {
  constructor(private readonly proofreading: ProofreadingService) {}

  /** @throws {AppError} AI_NOT_CONFIGURED for what needs a model */
  async answer(
    { operation, text, language }: TransformRequest,
    { userId, reader: readerOf }: TransformCaller,
    signal: AbortSignal,
  ): Promise<TransformAnswer> {
    if (!isLocalOperation(operation)) throw new AppError('AI_NOT_CONFIGURED');
    const reader = await readerOf();
    const choice = { language: language ?? 'auto', fallback: reader } as const;
    const result = await this.proofreading.check({
      text,
      choice,
      withSentences: true,
      caller: accountCaller(userId),
      signal,
    });
    const edits = localEdits(operation, text, result, reader);
    return { text: applyEdits(text, edits), edits, engine: 'local', warnings: [] };
  }
}
