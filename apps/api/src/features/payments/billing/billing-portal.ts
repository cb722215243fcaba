import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/app-error';

@Injectable()
export class BillingPortal {
  open(..._: unknown[]): Promise<never> {
    throw new AppError('PAYMENTS_OFF');
  }
}
