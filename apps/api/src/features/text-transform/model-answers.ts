import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { isBlank } from '@tercet/contracts';
import type { DocumentIssue } from '@tercet/proofreading-core';
import { accountCaller } from '../../platform/http/caller';
import { ProofreadingService } from '../proofreading/proofreading.service';
import { warningsOf } from './answer-language';
import { createCanary, withoutCanary } from './canary';
import { diffEdits } from './edits/diff-edits';
import { explainEdits } from './edits/explain-edits';
import { systemMessage } from './instructions/system-message';
import { LanguageModel } from './language-model/language-model';
import { unavailable } from './language-model/model-call';
import { ModelTiming } from './language-model/model-timing';
import { tidyAnswer } from './tidy-answer';
import type { TransformAnswer, TransformDelta } from './transform-event';
import type { TransformCaller, TransformRequest } from './transform-request';

/** An answer may be so many times as long as its text, and this much longer. */
const MAX_GROWTH = 4;
const MAX_GROWTH_CHARACTERS = 8_000;

/** Answers of a language model, as edits of the person's text. */
@Injectable()
export class ModelAnswers {
  constructor(
    private readonly model: LanguageModel,
    private readonly proofreading: ProofreadingService,
    private readonly timing: ModelTiming,
  ) {}

  /** Whether there is a model to ask. */
  isAvailable(signal: AbortSignal): Promise<boolean> {
    return this.model.isAvailable(signal);
  }

  /**
   * Yields the answer in pieces as they come, and calls `onPiece` before each.
   * @throws what `LanguageModel.stream` throws, and AI_UNAVAILABLE where nothing is left of an answer
   */
  async *answer(
    request: TransformRequest,
    { userId, reader }: TransformCaller,
    onPiece: () => void,
    signal: AbortSignal,
  ): AsyncGenerator<TransformDelta, TransformAnswer, undefined> {
    const { text, operation } = request;
    const canary = createCanary();
    const conversation = {
      system: systemMessage(request, canary),
      user: text,
      maxCharacters: text.length * MAX_GROWTH + MAX_GROWTH_CHARACTERS,
    };
    const issues =
      operation === 'generate' ? Promise.resolve([]) : this.issuesOf(request, userId, signal);
    let answer = '';
    for await (const piece of withoutCanary(this.model.stream(conversation, signal), canary)) {
      answer += piece;
      onPiece();
      yield { kind: 'delta', text: piece };
    }
    const result = tidyAnswer(answer, text);
    if (isBlank(result)) throw unavailable('empty');
    const found = await Promise.race([
      issues,
      sleep(this.timing.explanationMs, [], { ref: false }),
    ]);
    const edits = explainEdits(text, diffEdits(text, result), found, reader);
    const warnings = await warningsOf(request, result);
    return { text: result, edits, engine: 'model', warnings };
  }

  /** What the checker finds in the text, to explain edits with. They do without where it is busy. */
  private async issuesOf(
    { text, language }: TransformRequest,
    userId: string,
    signal: AbortSignal,
  ): Promise<readonly DocumentIssue[]> {
    try {
      const choice = { language: language ?? 'auto', fallback: language ?? 'en' } as const;
      const caller = accountCaller(userId);
      return (await this.proofreading.check({ text, choice, caller, signal })).issues;
    } catch {
      return [];
    }
  }
}
