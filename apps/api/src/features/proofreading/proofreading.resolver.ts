import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { OncePerOperation } from '../../platform/graphql/once-per-operation';
import { LOCALES, VARIANTS, type Locale } from '@tercet/contracts';
import { ForApiKeys } from '../../platform/http/for-api-keys.decorator';
import { CurrentUser } from '../../platform/http/current-user.decorator';
import type { Principal } from '../../platform/http/principal';
import { Public } from '../../platform/http/public.decorator';
import type { GraphqlContext } from '../../platform/http/request-context';
import { RateLimit } from '../../platform/rate-limit/rate-limit.decorator';
import { LocaleEnum } from '../account/account.enums';
import { callerOf } from '../../platform/http/caller';
import { callerLeft } from '../../platform/http/caller-left';
import { CheckInput } from './check.input';
import { toCheckResult } from './check.mapper';
import { CheckResult } from './check.types';
import { ProofreadingService } from './proofreading.service';
import { ReaderLanguages } from './reader-languages';

@Resolver()
export class ProofreadingResolver {
  constructor(
    private readonly proofreading: ProofreadingService,
    private readonly readers: ReaderLanguages,
  ) {}

  @ForApiKeys('check')
  @Public()
  @RateLimit('check')
  @OncePerOperation()
  @Query(() => CheckResult, {
    description:
      'Checks a text. Free, and open to everybody; limited for each account, or address without one.',
  })
  async check(
    @Args('input', { description: 'The text, and how to check it.' }) input: CheckInput,
    @Context() { req, res }: GraphqlContext,
    @CurrentUser() user: Principal | undefined,
  ): Promise<CheckResult> {
    const { text, variant, disabledRules, words } = input;
    const reader = await this.readers.of(
      input.readerLanguage,
      req.headers['accept-language'],
      user,
    );
    const variantLanguage = LOCALES.find((l) => VARIANTS[l].some((v) => v === variant));
    const result = await this.proofreading.check({
      caller: callerOf(req),
      signal: callerLeft(res),
      text,
      choice: {
        language: input.language ?? 'auto',
        fallback: reader ?? 'en',
        ...(variant && variantLanguage && { variants: { [variantLanguage]: variant } }),
      },
      filter: { disabledRules: disabledRules ?? [], words: words ?? [] },
    });
    return toCheckResult(result, reader ?? result.language);
  }

  @Public()
  @Query(() => [LocaleEnum], { description: 'Languages that texts are checked and written in.' })
  supportedLanguages(): readonly Locale[] {
    return LOCALES;
  }
}
