import { createUnionType, Field, Int, ObjectType } from '@nestjs/graphql';
import type { ErrorArgs, ErrorCode } from '@tercet/contracts';
import type { Category } from '@tercet/proofreading-core';
import { IssueCategoryEnum } from '../proofreading/check.enums';
import { Allowance } from '../subscription/subscription.types';
import { JSONObject } from '../../platform/graphql/json-object.scalar';
import type { ProtectedKind } from './edits/protected-spans';
import type { EditSource } from './edits/text-edit';
import {
  EditSourceEnum,
  ProtectedSpanEnum,
  TransformEngineEnum,
  TransformWarningEnum,
} from './text-transform.enums';
import type { TransformEngine, TransformWarning } from './transform-event';

@ObjectType({ description: 'A change to the source text, in UTF-16 code units of it.' })
export class Edit {
  @Field(() => Int, { description: 'Where it begins.' })
  start: number;

  @Field(() => Int, { description: 'Where it ends, exclusive.' })
  end: number;

  @Field(() => String, { description: 'What stands there instead.' })
  replacement: string;

  @Field(() => IssueCategoryEnum, { nullable: true, description: 'What it is about, if known.' })
  category?: Category;

  @Field(() => String, { nullable: true, description: 'Why, if known.' })
  explanation?: string;

  @Field(() => EditSourceEnum, { nullable: true, description: 'Who found it, if known.' })
  source?: EditSource;

  @Field(() => ProtectedSpanEnum, {
    nullable: true,
    description:
      'What it changes or takes away that should stay as it is. Never of TRANSLATE, GENERATE and SUMMARIZE.',
  })
  affects?: ProtectedKind;
}

@ObjectType({ description: 'The next piece of the answer.' })
export class TextDelta {
  @Field(() => String, { description: 'To be added to what came before.' })
  text: string;
}

@ObjectType({ description: 'The whole answer. It holds, where it differs from the pieces.' })
export class TextTransformDone {
  @Field(() => String, { description: 'The resulting text.' })
  text: string;

  @Field(() => [Edit], {
    description:
      'Changes that lead from the source to the text, by place, without overlaps, to be accepted or rejected one by one.',
  })
  edits: readonly Edit[];

  @Field(() => TransformEngineEnum, { description: 'What answered.' })
  engine: TransformEngine;

  @Field(() => [TransformWarningEnum], { description: 'What to know before it is taken over.' })
  warnings: readonly TransformWarning[];

  @Field(() => Allowance, { description: 'What is left of today.' })
  allowance: Allowance;
}

@ObjectType({ description: 'There will be no answer.' })
export class TextTransformFailed {
  @Field(() => String, { description: 'Error code.' })
  code: ErrorCode;

  @Field(() => JSONObject, { nullable: true, description: 'Values that go with the code.' })
  args?: ErrorArgs;

  @Field(() => Boolean, {
    description: 'Whether the request does not count: it was given back, or was never counted.',
  })
  returned: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'Seconds after which trying again makes sense.',
  })
  retryAfterSeconds?: number;
}

export const TextTransformEvent = createUnionType({
  name: 'TextTransformEvent',
  description: 'The course of a request: pieces of text, then one end.',
  types: () => [TextDelta, TextTransformDone, TextTransformFailed] as const,
  resolveType: (value: object) => {
    if ('code' in value) return TextTransformFailed;
    return 'edits' in value ? TextTransformDone : TextDelta;
  },
});
