import { Module } from '@nestjs/common';
import { ProofreadingModule } from '../proofreading/proofreading.module';
import { Admissions } from './admissions';
import { AssistantResolver } from './assistant.resolver';
import { LanguageModel } from './language-model/language-model';
import {
  LOCAL_SERVERS,
  ModelEndpoints,
  USUAL_LOCAL_SERVERS,
} from './language-model/model-endpoint';
import { ModelTiming } from './language-model/model-timing';
import { OpenAiLanguageModel } from './language-model/openai-language-model';
import { LocalAnswers } from './local-answers';
import { ModelAnswers } from './model-answers';
import { RunningTransforms } from './running-transforms';
import { Settlements } from './settlements';
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
    Admissions,
    Settlements,
    ModelAnswers,
    LocalAnswers,
    TransformService,
    TextTransformResolver,
    AssistantResolver,
  ],
})
export class TextTransformModule {}
