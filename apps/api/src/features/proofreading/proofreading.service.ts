import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CHECK_MAX_CHARACTERS } from '@tercet/contracts';
import {
  blankToProse,
  languageSample,
  type CheckedStretch,
  type IssueFilter,
  type LanguageChoice,
} from '@tercet/proofreading-core';
import { Config } from '../../platform/config/config';
import { Logger } from '../../platform/logging/logger';
import { CheckerPool } from './checker-pool';
import type { CheckerTask, ServerCheckResult } from './checker-task';
import { STRETCH_LENGTH, stretchesOf } from './stretches';
import { assertWrittenText } from './written-text';

export interface CheckRequest {
  /** Who asks: callers take turns. The server itself when left out. */
  readonly caller?: string;
  /** Aborted when nobody waits for the answer any more: the rest of a long text is then left. */
  readonly signal?: AbortSignal;
  readonly text: string;
  readonly choice: LanguageChoice;
  readonly filter?: IssueFilter;
  readonly withSentences?: boolean;
  readonly withDetection?: boolean;
}

const placedAt = ({ paragraphs, versions }: CheckedStretch, offset: number): CheckedStretch => ({
  paragraphs: paragraphs.map(({ start, paragraph }) => ({ start: start + offset, paragraph })),
  versions,
});

/** Checking on the server, by the same engine as in the page. */
@Injectable()
export class ProofreadingService implements OnApplicationBootstrap {
  constructor(
    private readonly pool: CheckerPool,
    private readonly config: Config,
    private readonly logger: Logger,
  ) {}

  /** Loads English in the background: the first check should not wait for it, the start must not. */
  onApplicationBootstrap(): void {
    if (this.config.environment === 'test') return;
    this.pool
      .run({ kind: 'load', language: 'en' })
      .catch((error: unknown) => this.logger.error(error));
  }

  /** @throws {AppError} TEXT_EMPTY, TEXT_TOO_LONG, TEXT_INVALID, SERVICE_BUSY or INTERNAL; the signal's reason once it is aborted */
  async check(request: CheckRequest): Promise<ServerCheckResult> {
    const { text, choice, filter = {} } = request;
    const { withSentences = false, withDetection = false } = request;
    assertWrittenText(text, CHECK_MAX_CHARACTERS);
    const whole = { text, choice, filter, withSentences, withDetection };
    return text.length <= STRETCH_LENGTH
      ? this.pool.run({ kind: 'check', ...whole }, request.caller)
      : this.checkLong(whole, request);
  }

  /** Piece by piece, so that others have their turns in between. */
  private async checkLong(
    { text, choice, ...wanted }: Omit<Extract<CheckerTask, { kind: 'check' }>, 'kind'>,
    { caller, signal }: Pick<CheckRequest, 'caller' | 'signal'>,
  ): Promise<ServerCheckResult> {
    const startedAt = performance.now();
    const prose = blankToProse(text);
    const sample = languageSample(prose);
    const fallback = await this.pool.run({ kind: 'language', sample, choice }, caller);
    const stretches: CheckedStretch[] = [];
    for (const { start, end } of stretchesOf(prose, fallback)) {
      signal?.throwIfAborted();
      const piece = prose.slice(start, end);
      const own = { ...choice, fallback };
      const stretch = await this.pool.run({ kind: 'stretch', text: piece, choice: own }, caller);
      stretches.push(placedAt(stretch, start));
    }
    const finish = { kind: 'finish', text, stretches, fallback, ...wanted } as const;
    const result = await this.pool.run(finish, caller);
    return { ...result, elapsedMs: performance.now() - startedAt };
  }
}
