import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config';

/** With what the provider signs what it tells: configured, or given by the stand-in to whoever asks to be told. */
@Injectable()
export class WebhookSecret {
  current?: string;

  constructor({ payments }: Config) {
    this.current = payments?.webhookSecret;
  }
}
