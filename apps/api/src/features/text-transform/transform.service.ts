import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { PLAN_LIMITS, type Locale } from '@tercet/contracts';
import type { DocumentIssue } from '@tercet/proofreading-core';
import { Config } from '../../platform/config/config';
import { AppError } from '../../platform/errors/app-error';
import { toAppError } from '../../platform/errors/to-app-error';
import { Lifecycle } from '../../platform/http/lifecycle';
import { currentRequestId } from '../../platform/http/request-id';
import { Logger } from '../../platform/logging/logger';
import { RateLimiter } from '../../platform/rate-limit/rate-limiter';
import { ProofreadingService } from '../proofreading/proofreading.service';
import { assertWrittenText } from '../proofreading/written-text';
import { Entitlements } from '../subscription/entitlements';
import { SubscriptionService } from '../subscription/subscription.service';
import { resetsAt, type Reservation, UsageService } from '../subscription/usage.service';
import { createCanary, withoutCanary } from './canary';
import { diffEdits } from './edits/diff-edits';
import { explainEdits } from './edits/explain-edits';
import { applyEdits } from './edits/text-edit';
import { systemMessage } from './instructions/system-message';
import { LanguageModel } from './language-model/language-model';
import { isLocalOperation, localEdits } from './local/local-edits';
import { RunningTransforms } from './running-transforms';
import { tidyAnswer } from './tidy-answer';
import type { TransformDone, TransformEvent } from './transform-event';
import type { TransformRequest } from './transform-request';

/** An answer may be so many times as long as its text, and this much longer. */
const MAX_GROWTH = 4;
const MAX_GROWTH_CHARACTERS = 8_000;
/** Milliseconds that a finished answer waits for the checker to explain its edits. */
const EXPLANATION_WAIT_MS = 300;
/** Failures that a text can bring about by itself: once words have come, such a request counts. */
const CAUSED_BY_TEXT: ReadonlySet<unknown> = new Set(['refused', 'truncated']);

export interface TransformCaller {
  readonly userId: string;
  /** Language of explanations; that of the text when not known. */
  readonly reader?: Locale;
}

/** What is known of a request while it is being answered. */
interface Progress {
  reservation?: Reservation;
  /** Whether a word of the answer has been passed on. */
  spoken: boolean;
}

/** Has a text transformed, and sees to it that what was not delivered does not count. */
@Injectable()
export class TransformService {
  constructor(
    private readonly model: LanguageModel,
    private readonly usage: UsageService,
    private readonly entitlements: Entitlements,
    private readonly subscriptions: SubscriptionService,
    private readonly proofreading: ProofreadingService,
    private readonly running: RunningTransforms,
    private readonly limiter: RateLimiter,
    private readonly lifecycle: Lifecycle,
    private readonly config: Config,
    private readonly logger: Logger,
  ) {}

  /**
   * Ends with `done` or `failed`, unless the signal is aborted: then it throws, or ends with `failed` where the reason
   * is an `AppError`. Given back is what its provider fails at any time, what the server's stop ends, and what the
   * person leaves before the first word.
   */
  async *transform(
    caller: TransformCaller,
    request: TransformRequest,
    signal: AbortSignal,
  ): AsyncGenerator<TransformEvent, void, undefined> {
    const progress: Progress = { spoken: false };
    let isOpen = true;
    const endWork = this.lifecycle.beginWork();
    let endRun = () => {};
    try {
      const metered = await this.assertAllowed(caller, request);
      const isModel = await this.model.isAvailable(signal);
      if (isModel && metered) progress.reservation = await this.reserve(caller);
      // After the allowance, so that a plan's own limit is what people hear of first.
      endRun = this.running.begin(caller.userId);
      await this.limiter.consume('transform', `account:${caller.userId}`);
      signal.throwIfAborted();
      const done = isModel
        ? yield* this.askModel(caller, request, progress, signal)
        : await this.answerLocally(caller, request);
      isOpen = false;
      yield { kind: 'done', ...done };
    } catch (error) {
      const ended: unknown = signal.aborted ? signal.reason : error;
      if (signal.aborted && !(ended instanceof AppError)) throw error;
      isOpen = false;
      yield await this.fail(ended, progress);
    } finally {
      // The reader has left. What they have read of the answer is theirs, and counts, unless the server sent them away.
      const counts = progress.spoken && this.lifecycle.accepting;
      if (isOpen && !counts) await this.giveBack(progress.reservation);
      endRun();
      endWork();
    }
  }

  /** @returns whether the request counts against an allowance */
  private async assertAllowed(
    { userId }: TransformCaller,
    { operation, text, targetLanguage, tone }: TransformRequest,
  ): Promise<boolean> {
    const plan = PLAN_LIMITS[await this.entitlements.planOf(userId)];
    assertWrittenText(text, plan.transformCharacters);
    if (operation === 'translate' && !targetLanguage) {
      throw new AppError('REQUIRED_PARAMETER', { args: { parameter: 'targetLanguage' } });
    }
    if (operation === 'tone' && !tone) {
      throw new AppError('REQUIRED_PARAMETER', { args: { parameter: 'tone' } });
    }
    return plan.metered;
  }

  private async reserve({ userId }: TransformCaller): Promise<Reservation> {
    const limit = this.config.freeDailyAiRequests;
    const reservation = await this.usage.reserve(userId, limit);
    if (reservation) return reservation;
    throw new AppError('USAGE_LIMIT_REACHED', {
      args: { limit, resetsAt: resetsAt(new Date()).toISOString() },
    });
  }

  private async *askModel(
    caller: TransformCaller,
    request: TransformRequest,
    progress: Progress,
    signal: AbortSignal,
  ): AsyncGenerator<TransformEvent, TransformDone, undefined> {
    const { text, operation } = request;
    const canary = createCanary();
    const conversation = {
      system: systemMessage(request, canary),
      user: text,
      maxCharacters: text.length * MAX_GROWTH + MAX_GROWTH_CHARACTERS,
    };
    const issues = operation === 'generate' ? Promise.resolve([]) : this.issuesOf(request);
    let answer = '';
    for await (const piece of withoutCanary(this.model.stream(conversation, signal), canary)) {
      answer += piece;
      progress.spoken = true;
      yield { kind: 'delta', text: piece };
    }
    const result = tidyAnswer(answer, text);
    const reader = caller.reader ?? request.language ?? 'en';
    const found = await Promise.race([issues, sleep(EXPLANATION_WAIT_MS, [])]);
    const edits = explainEdits(text, diffEdits(text, result), found, reader);
    const allowance = await this.subscriptions.allowanceOf(caller.userId);
    return { text: result, edits, engine: 'model', allowance };
  }

  private async answerLocally(
    { userId, reader }: TransformCaller,
    { operation, text, language }: TransformRequest,
  ): Promise<TransformDone> {
    if (!isLocalOperation(operation)) throw new AppError('AI_NOT_CONFIGURED');
    const choice = { language: language ?? 'auto', fallback: reader ?? 'en' } as const;
    const result = await this.proofreading.check({ text, choice, withSentences: true });
    const edits = localEdits(operation, text, result, reader ?? result.language);
    const allowance = await this.subscriptions.allowanceOf(userId);
    return { text: applyEdits(text, edits), edits, engine: 'local', allowance };
  }

  /** What the checker finds in the text, to explain edits with. They do without where it is busy. */
  private async issuesOf({ text, language }: TransformRequest): Promise<readonly DocumentIssue[]> {
    try {
      const choice = { language: language ?? 'auto', fallback: language ?? 'en' } as const;
      return (await this.proofreading.check({ text, choice })).issues;
    } catch {
      return [];
    }
  }

  private async fail(
    thrown: unknown,
    { reservation, spoken }: Progress,
  ): Promise<Extract<TransformEvent, { kind: 'failed' }>> {
    const error = toAppError(thrown);
    this.logger.requestFailed(thrown, error, currentRequestId());
    const counts = reservation && spoken && CAUSED_BY_TEXT.has(error.args?.['reason']);
    const returned = counts ? false : await this.giveBack(reservation);
    return { kind: 'failed', error, returned };
  }

  /** @returns whether the request does not count now */
  private async giveBack(reservation: Reservation | undefined): Promise<boolean> {
    try {
      if (reservation) await this.usage.giveBack(reservation);
      return true;
    } catch (error) {
      this.logger.unforeseen(error, currentRequestId());
      return false;
    }
  }
}
