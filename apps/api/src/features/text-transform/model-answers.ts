import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { isBlank, type Operation } from '@tercet/contracts';
import type { DocumentIssue } from '@tercet/proofreading-core';
import { accountCaller } from '../../platform/http/caller';
import { ProofreadingService } from '../proofreading/proofreading.service';
import { warningsOf } from './answer-language';
import { createCanary, withoutCanary } from './canary';
import { isRefusal } from './chatter';
import { checkerFixes } from './edits/checker-fixes';
import { diffEdits } from './edits/diff-edits';
import { explainEdits } from './edits/explain-edits';
import { withOverlooked } from './edits/overlooked';
import { applyEdits } from './edits/text-edit';
import { systemMessage } from './instructions/system-message';
import { LanguageModel } from './language-model/language-model';
import { unavailable } from './language-model/model-failures';
import { ModelTiming } from './language-model/model-timing';
import { tidyAnswer } from './tidy-answer';
import type { TransformAnswer, TransformDelta } from './transform-event';
import type { TransformCaller, TransformRequest } from './transform-request';

/** An answer may be so many times as long as its text, and this much longer. */
const MAX_GROWTH = 4;
const MAX_GROWTH_CHARACTERS = 8_000;
/** What is written from a description says nothing by its length: some 10,000 words. */
const MAX_GENERATED_CHARACTERS = 60_000;

const maxCharactersOf = ({ operation, text }: TransformRequest): number =>
  operation === 'generate'
    ? MAX_GENERATED_CHARACTERS
    : text.length * MAX_GROWTH + MAX_GROWTH_CHARACTERS;

/**
 * How many of a sentence's words must stay for its changes to be judged one by one, where it is not as usual: corrections
 * always are, and what improves a text corrects more than it words anew.
 */
const KEPT_SHARES: Partial<Record<Operation, number>> = { grammar: 0, improve: 0.35 };

/** What the checker has found by then, if it has. */
const inTime = (issues: Promise<readonly DocumentIssue[]>, limitMs: number) =>
  Promise.race([issues, sleep(limitMs, [], { ref: false })]);

/** Answers of a language model, as edits of the person's text. */
@Injectable()
export class ModelAnswers {
  constructor(
    private readonly model: LanguageModel,
    private readonly proofreading: ProofreadingService,
    private readonly timing: ModelTiming,
  ) {}

  /** Whether there is a model to ask. */
  async isAvailable(signal: AbortSignal): Promise<boolean> {
    return (await this.model.modelName(signal)) !== undefined;
  }

  /**
   * Yields the answer in pieces as they come, and calls `onPiece` before each.
   * @throws what `LanguageModel.stream` throws, and AI_UNAVAILABLE where nothing is left of an answer
   */
  async *answer(
    request: TransformRequest,
    { userId, reader: readerOf }: TransformCaller,
    onPiece: () => void,
    signal: AbortSignal,
  ): AsyncGenerator<TransformDelta, TransformAnswer, undefined> {
    const { text, operation } = request;
    const canary = createCanary();
    const conversation = {
      system: systemMessage(request, canary),
      user: text,
      maxCharacters: maxCharactersOf(request),
    };
    let issues: Promise<readonly DocumentIssue[]> | undefined;
    let answer = '';
    for await (const piece of withoutCanary(this.model.stream(conversation, signal), canary)) {
      answer += piece;
      onPiece();
      yield { kind: 'delta', text: piece };
      // Not before the first word is on its way: it would hold it up.
      issues ??=
        operation === 'generate' ? Promise.resolve([]) : this.issuesOf(request, userId, signal);
    }
    issues ??= Promise.resolve([]);
    const result = tidyAnswer(answer, text, operation);
    if (isBlank(result)) throw unavailable('empty');
    if (isRefusal(result, text)) throw unavailable('refused');
    const found = await inTime(issues, this.timing.explanationMs);
    const reader = await readerOf();
    const explained = explainEdits(
      text,
      diffEdits(text, result, { keptShare: KEPT_SHARES[operation] }),
      found,
      reader,
    );
    const warnings = await warningsOf(request, result);
    if (operation !== 'grammar') {
      return { text: result, edits: explained, engine: 'model', warnings };
    }
    const secondLook =
      result === text ? issues : this.issuesOf({ ...request, text: result }, userId, signal);
    const left = await inTime(secondLook, this.timing.secondLookMs);
    const edits = withOverlooked(explained, result, checkerFixes(operation, left, reader));
    return { text: applyEdits(text, edits), edits, engine: 'model', warnings };
  }

  /** What the checker finds in a text. Edits do without where it is busy. */
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
