import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { CHECK_MAX_CHARACTERS } from '@tercet/contracts';
import type { IssueFilter, LanguageChoice } from '@tercet/proofreading-core';
import { Config } from '../../platform/config/config';
import { CheckerPool } from './checker-pool';
import type { ServerCheckResult } from './checker-task';
import { assertWrittenText } from './written-text';

export interface CheckRequest {
  readonly text: string;
  readonly choice: LanguageChoice;
  readonly filter?: IssueFilter;
  readonly withSentences?: boolean;
  readonly withDetection?: boolean;
}

/** Checking on the server, by the same engine as in the page. */
@Injectable()
export class ProofreadingService implements OnApplicationBootstrap {
  private readonly logger = new Logger('Proofreading');

  constructor(
    private readonly pool: CheckerPool,
    private readonly config: Config,
  ) {}

  /** Loads English in the background: the first check should not wait for it, the start must not. */
  onApplicationBootstrap(): void {
    if (this.config.environment === 'test') return;
    this.pool
      .run({ kind: 'warm-up', language: 'en' })
      .catch((error: unknown) => this.logger.error(error));
  }

  /** @throws {AppError} TEXT_EMPTY, TEXT_TOO_LONG, TEXT_INVALID, SERVICE_BUSY or INTERNAL */
  async check(request: CheckRequest): Promise<ServerCheckResult> {
    const { text, choice, filter = {} } = request;
    const { withSentences = false, withDetection = false } = request;
    assertWrittenText(text, CHECK_MAX_CHARACTERS);
    return this.pool.run({ kind: 'check', text, choice, filter, withSentences, withDetection });
  }
}
