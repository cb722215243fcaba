import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module';
import { CHECKER_POOL_OPTIONS, CheckerPool, defaultPoolOptions } from './checker-pool';
import { LanguageToolController } from './language-tool/language-tool.controller';
import { ProofreadingResolver } from './proofreading.resolver';
import { ProofreadingService } from './proofreading.service';
import { ReaderLanguages } from './reader-languages';

@Module({
  imports: [AccountModule],
  controllers: [LanguageToolController],
  providers: [
    { provide: CHECKER_POOL_OPTIONS, useFactory: defaultPoolOptions },
    CheckerPool,
    ProofreadingService,
    ReaderLanguages,
    ProofreadingResolver,
  ],
  exports: [ProofreadingService, ReaderLanguages],
})
export class ProofreadingModule {}
