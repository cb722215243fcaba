import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { API_KEY_PREFIX } from '@tercet/contracts';
import type { Request } from 'express';
import { Strategy } from 'passport-custom';
import { bearerTokenOf } from '../../platform/http/bearer-token';
import type { ApiKeyPrincipal } from '../../platform/http/principal';
import { ApiKeysService } from './api-keys.service';

/** Lets programs in by the API key in their `Authorization` header; other tokens are left to the other strategies. */
@Injectable()
export class ApiKeyStrategy extends PassportStrategy(Strategy, 'api-key') {
  constructor(private readonly keys: ApiKeysService) {
    super();
  }

  async validate(request: Request): Promise<ApiKeyPrincipal | false> {
    const token = bearerTokenOf(request);
    return token?.startsWith(API_KEY_PREFIX) ? this.keys.authenticate(token) : false;
  }
}
