import {
  All,
  Body,
  Controller,
  Get,
  Header,
  Headers,
  HttpCode,
  Post,
  Req,
  Res,
} from '@nestjs/common';
import type { Response } from 'express';
import { AppError } from '../../../platform/errors/app-error';
import { ForApiKeys } from '../../../platform/http/for-api-keys.decorator';
import { CurrentUser } from '../../../platform/http/current-user.decorator';
import type { Principal } from '../../../platform/http/principal';
import { Public } from '../../../platform/http/public.decorator';
import type { ServerRequest } from '../../../platform/http/request-context';
import { RateLimit } from '../../../platform/rate-limit/rate-limit.decorator';
import { callerOf } from '../../../platform/http/caller';
import { callerLeft } from '../../../platform/http/caller-left';
import { ReaderLanguages } from '../reader-languages';
import { ProofreadingService } from '../proofreading.service';
import { TOOL_LANGUAGES } from './languages';
import { parseToolRequest } from './parse-request';
import { toToolJson } from './to-response';

/** The LanguageTool HTTP API, which editors, add-ons and libraries already speak. */
@Controller('v2')
export class LanguageToolController {
  constructor(
    private readonly proofreading: ProofreadingService,
    private readonly readers: ReaderLanguages,
  ) {}

  @ForApiKeys('check')
  @Public()
  @RateLimit('check')
  @Post('check')
  @HttpCode(200)
  async check(
    @Req() source: ServerRequest,
    @Res({ passthrough: true }) response: Response,
    @Body() body: unknown,
    @Headers('accept-language') acceptLanguage: string | undefined,
    @CurrentUser() user: Principal | undefined,
  ) {
    const request = parseToolRequest(body);
    const reader = await this.readers.of(request.motherTongue, acceptLanguage, user);
    const { language } = request;
    const variants = language?.variant
      ? { [language.locale]: language.variant }
      : request.preferredVariants;
    const result = await this.proofreading.check({
      caller: callerOf(source),
      signal: callerLeft(response),
      text: request.source.plain,
      choice: { language: language?.locale ?? 'auto', fallback: reader ?? 'en', variants },
      filter: {
        disabledRules: request.disabledRules,
        disabledCategories: request.disabledCategories,
        ...(request.enabledOnly && {
          enabledOnlyRules: [...request.enabledRules],
          enabledOnlyCategories: [...request.enabledCategories],
        }),
      },
      withSentences: true,
      withDetection: true,
    });
    const json = await toToolJson(request, result, reader ?? result.language);
    response.type('json');
    return json;
  }

  /** The text belongs into the body: an address ends up in logs and histories. */
  @Public('ignore')
  @All('check')
  @Header('Allow', 'POST')
  refuseOtherMethods(): never {
    throw new AppError('METHOD_NOT_ALLOWED');
  }

  @Public()
  @Get('languages')
  languages() {
    return TOOL_LANGUAGES;
  }
}
