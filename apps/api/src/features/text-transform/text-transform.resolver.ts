import { Args, Context, Mutation, Query, Resolver, Subscription } from '@nestjs/graphql';
import { OncePerOperation } from '../../platform/graphql/once-per-operation';
import { DEFAULT_LOCALE, TONES, type Tone } from '@tercet/contracts';
import { AppError } from '../../platform/errors/app-error';
import { abortable } from '../../platform/graphql/abortable';
import { ForApiKeys } from '../../platform/http/for-api-keys.decorator';
import { callerLeft } from '../../platform/http/caller-left';
import { CurrentUser } from '../../platform/http/current-user.decorator';
import { Lifecycle } from '../../platform/http/lifecycle';
import type { Principal } from '../../platform/http/principal';
import { Public } from '../../platform/http/public.decorator';
import type { GraphqlContext } from '../../platform/http/request-context';
import { ReaderLanguages } from '../proofreading/reader-languages';
import { ToneEnum } from './text-transform.enums';
import { TextTransformInput } from './text-transform.input';
import { toEvent, toRequest } from './text-transform.mapper';
import { TextTransformDone, TextTransformEvent } from './text-transform.types';
import type { TransformEvent } from './transform-event';
import { TransformService } from './transform.service';

@Resolver()
export class TextTransformResolver {
  constructor(
    private readonly transforms: TransformService,
    private readonly lifecycle: Lifecycle,
    private readonly readers: ReaderLanguages,
  ) {}

  @ForApiKeys('transform')
  @Subscription(() => TextTransformEvent, {
    description: 'Transforms a text and streams the answer. Closing the stream cancels the work.',
    resolve: (event: TransformEvent) => toEvent(event),
  })
  textTransform(
    @Args('input', { description: 'The text, and what to do to it.' }) input: TextTransformInput,
    @CurrentUser() user: Principal,
    @Context() context: GraphqlContext,
  ) {
    return abortable((left) =>
      this.untilStop(left, (signal) => this.events(input, user, context, true, signal)),
    );
  }

  @ForApiKeys('transform')
  @OncePerOperation()
  @Mutation(() => TextTransformDone, {
    description:
      'Transforms a text and answers when all of it is there. One of these in an operation at most.',
  })
  async transformText(
    @Args('input', { description: 'The text, and what to do to it.' }) input: TextTransformInput,
    @CurrentUser() user: Principal,
    @Context() context: GraphqlContext,
  ): Promise<TextTransformDone> {
    const left = callerLeft(context.res);
    for await (const event of this.events(input, user, context, false, left)) {
      if (event.kind === 'failed') throw event.error;
      if (event.kind === 'done') return toEvent(event) as TextTransformDone;
    }
    throw new AppError('INTERNAL');
  }

  @Public()
  @Query(() => [ToneEnum], { description: 'Tones that a text can be given.' })
  tones(): readonly Tone[] {
    return TONES;
  }

  private async *events(
    input: TextTransformInput,
    { userId }: Principal,
    { req }: GraphqlContext,
    readsAlong: boolean,
    left: AbortSignal,
  ): AsyncGenerator<TransformEvent, void, undefined> {
    const reader = async () =>
      (await this.readers.of(undefined, req.headers['accept-language'], { userId })) ??
      DEFAULT_LOCALE;
    yield* this.transforms.transform({ userId, reader, readsAlong }, toRequest(input), left);
  }

  /** A stream ends when the server stops; a mutation is among what the server still answers. */
  private async *untilStop(
    left: AbortSignal,
    run: (signal: AbortSignal) => AsyncGenerator<TransformEvent, void, undefined>,
  ): AsyncGenerator<TransformEvent, void, undefined> {
    const end = new AbortController();
    const leave = () => end.abort();
    left.addEventListener('abort', leave, { once: true });
    const forget = this.lifecycle.onStop(() =>
      end.abort(new AppError('SERVICE_BUSY', { retryAfterSeconds: 1 })),
    );
    try {
      yield* run(end.signal);
    } finally {
      forget();
      left.removeEventListener('abort', leave);
    }
  }
}
