import { Module } from '@nestjs/common';
import { SubscriptionModule } from '../subscription/subscription.module';
import { SupportMails } from './support-mails';
import { SupportResolver } from './support.resolver';
import { SupportService } from './support.service';

@Module({
  imports: [SubscriptionModule],
  providers: [SupportMails, SupportResolver, SupportService],
})
export class SupportModule {}
