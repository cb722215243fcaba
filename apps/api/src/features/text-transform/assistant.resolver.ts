import { Query, Resolver } from '@nestjs/graphql';
import { TransformEngineEnum } from './text-transform.enums';
import { ModelAnswers } from './model-answers';
import { LanguageModel } from './language-model/language-model';
import type { TransformEngine } from './transform-event';

/** What a person may know before they ask for anything. */
@Resolver()
export class AssistantResolver {
  constructor(
    private readonly model: ModelAnswers,
    private readonly languageModel: LanguageModel,
  ) {}

  @Query(() => TransformEngineEnum, {
    description: 'What answers now: `LOCAL` where no language model is connected.',
  })
  async assistantEngine(): Promise<TransformEngine> {
    return (await this.model.isAvailable(new AbortController().signal)) ? 'model' : 'local';
  }

  @Query(() => String, {
    nullable: true,
    description:
      'The connected language model, by the name that its own server uses; null where none is connected, or where that server does not tell.',
  })
  async assistantModel(): Promise<string | null> {
    return (await this.languageModel.modelName(new AbortController().signal)) || null;
  }
}
