import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/app-error';

@Injectable()
export class SubscriptionRefresh {
  refresh(..._: unknown[]): Promise<never> {
    throw new AppError('PAYMENTS_OFF');
  }
}
