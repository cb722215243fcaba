import { Module } from '@nestjs/common';
import { ProofreadingModule } from '../proofreading/proofreading.module';
import { LanguageModel } from './language-model/language-model';
import {
  LOCAL_SERVERS,
  ModelEndpoints,
  USUAL_LOCAL_SERVERS,
} from './language-model/model-endpoint';
import { ModelTiming } from './language-model/model-timing';
import { OpenAiLanguageModel } from './language-model/openai-language-model';
import { RunningTransforms } from './running-transforms';
import { TextTransformResolver } from './text-transform.resolver';
import { TransformService } from './transform.service';

@Module({
  imports: [ProofreadingModule],
  providers: [
    ModelTiming,
    { provide: LOCAL_SERVERS, useValue: USUAL_LOCAL_SERVERS },
    ModelEndpoints,
    { provide: LanguageModel, useClass: OpenAiLanguageModel },
    RunningTransforms,
    TransformService,
    TextTransformResolver,
  ],
})
export class TextTransformModule {}
