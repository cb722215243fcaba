import { Module } from '@nestjs/common';
import { PricingResolver } from './pricing.resolver';
import { PricingService } from './pricing.service';

@Module({ providers: [PricingService, PricingResolver] })
export class PricingModule {}
