import { Module } from '@nestjs/common';
import { PaymentProviderModule } from '../payment-provider/payment-provider.module';
import { PriceList } from './price-list';
import { PricingController } from './pricing.controller';
import { PricingResolver } from './pricing.resolver';
import { PricingService } from './pricing.service';

@Module({
  imports: [PaymentProviderModule],
  controllers: [PricingController],
  providers: [PriceList, PricingService, PricingResolver],
  exports: [PriceList],
})
export class PricingModule {}
