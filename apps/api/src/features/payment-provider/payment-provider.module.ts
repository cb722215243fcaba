import { Module } from '@nestjs/common';
import { PaymentProvider } from './payment-provider';

@Module({ providers: [PaymentProvider], exports: [PaymentProvider] })
export class PaymentProviderModule {}
