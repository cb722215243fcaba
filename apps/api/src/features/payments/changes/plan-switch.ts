import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/app-error';

@Injectable()
export class PlanSwitch {
  preview(..._: unknown[]): Promise<never> {
    throw new AppError('PAYMENTS_OFF');
  }

  switchTo(..._: unknown[]): Promise<never> {
    throw new AppError('PAYMENTS_OFF');
  }
}
