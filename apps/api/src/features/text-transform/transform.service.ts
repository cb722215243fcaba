import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/errors/app-error';
import { toAppError } from '../../platform/errors/to-app-error';
import { Lifecycle } from '../../platform/http/lifecycle';
import { currentRequestId } from '../../platform/http/request-id';
import { Logger } from '../../platform/logging/logger';
import { SubscriptionService } from '../subscription/subscription.service';
import type { Admission } from './admission';
import { Admissions } from './admissions';
import { withAffected } from './edits/protected-spans';
import { LocalAnswers } from './local-answers';
import { isOwedToText } from './language-model/model-failures';
import { ModelAnswers } from './model-answers';
import { Settlements } from './settlements';
import type { TransformEvent } from './transform-event';
import type { TransformCaller, TransformRequest } from './transform-request';

/** What is known of a request while it is being answered. */
interface Progress extends Admission {
  /** Whether a word of the answer has been passed on. */
  spoken: boolean;
}

/** Has a text transformed, and sees to it that what was not delivered does not count. */
@Injectable()
export class TransformService {
  constructor(
    private readonly admissions: Admissions,
    private readonly settlements: Settlements,
    private readonly model: ModelAnswers,
    private readonly local: LocalAnswers,
    private readonly subscriptions: SubscriptionService,
    private readonly lifecycle: Lifecycle,
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
    const { userId } = caller;
    const progress: Progress = { userId, spoken: false };
    let isOpen = true;
    const endWork = this.lifecycle.beginWork();
    try {
      const plan = await this.admissions.assertAllowed(userId, request);
      const isModel = await this.model.isAvailable(signal);
      await this.admissions.enter(progress, isModel ? plan : undefined, request);
      signal.throwIfAborted();
      const answer = isModel
        ? yield* this.model.answer(
            request,
            caller,
            () => (progress.spoken = caller.readsAlong),
            signal,
          )
        : await this.local.answer(request, caller, signal);
      const edits = withAffected(request.operation, request.text, answer.edits);
      const allowance = await this.subscriptions.allowanceOf(userId);
      await this.settlements.settle(progress);
      isOpen = false;
      yield { kind: 'done', ...answer, edits, allowance };
    } catch (error) {
      const ended: unknown = signal.aborted ? signal.reason : error;
      if (signal.aborted && !(ended instanceof AppError)) throw error;
      isOpen = false;
      yield await this.fail(ended, progress);
    } finally {
      // The reader has left. What they have read of the answer is theirs, and counts, unless the server sent them away.
      const counts = progress.spoken && this.lifecycle.accepting;
      if (isOpen && !counts) await this.settlements.giveBack(progress);
      else await this.settlements.settle(progress);
      endWork();
    }
  }

  private async fail(
    thrown: unknown,
    progress: Progress,
  ): Promise<Extract<TransformEvent, { kind: 'failed' }>> {
    const error = toAppError(thrown);
    this.logger.requestFailed(thrown, error, currentRequestId());
    const { reservation, spoken } = progress;
    if (!spoken || !isOwedToText(error)) {
      return { kind: 'failed', error, returned: await this.settlements.giveBack(progress) };
    }
    await this.settlements.settle(progress);
    return { kind: 'failed', error, returned: reservation === undefined };
  }
}
