import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/app-error';

@Injectable()
export class SubscriptionChanges {
  cancel(..._: unknown[]): Promise<never> {
    throw new AppError('PAYMENTS_OFF');
  }

  resume(..._: unknown[]): Promise<never> {
    throw new AppError('PAYMENTS_OFF');
  }
}
