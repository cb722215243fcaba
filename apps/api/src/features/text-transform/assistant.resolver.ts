import { Query, Resolver } from '@nestjs/graphql';
import { TransformEngineEnum } from './text-transform.enums';
import { ModelAnswers } from './model-answers';
import type { TransformEngine } from './transform-event';

/** What a person may know before they ask for anything. */
@Resolver()
export class AssistantResolver {
  constructor(private readonly model: ModelAnswers) {}

  @Query(() => TransformEngineEnum, {
    description: 'What answers now: `LOCAL` where no language model is connected.',
  })
  async assistantEngine(): Promise<TransformEngine> {
    return (await this.model.isAvailable(new AbortController().signal)) ? 'model' : 'local';
  }
}
