import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Locale } from '@tercet/contracts';
import type { Category, Level } from '@tercet/proofreading-core';
import { LocaleEnum } from '../account/account.enums';
import { IssueCategoryEnum, IssueSeverityEnum } from './check.enums';

@ObjectType({ description: 'Something found in a text. Places are UTF-16 code units.' })
export class Issue {
  @Field(() => ID, { description: 'Stays the same while the words around the issue do.' })
  id: string;

  @Field(() => String, { description: 'The rule that found it, as `<language>/<rule>`.' })
  ruleId: string;

  @Field(() => IssueCategoryEnum, { description: 'What is wrong.' })
  category: Category;

  @Field(() => IssueSeverityEnum, { description: 'How sure and how grave it is.' })
  severity: Level;

  @Field(() => Int, { description: 'Where it begins.' })
  start: number;

  @Field(() => Int, { description: 'Where it ends, exclusive.' })
  end: number;

  @Field(() => String, { description: 'One sentence: what is wrong.' })
  message: string;

  @Field(() => String, { description: 'Why.' })
  explanation: string;

  @Field(() => [String], {
    description: 'What the span may be replaced with, best first. An empty string deletes it.',
  })
  suggestions: readonly string[];

  @Field(() => Boolean, { description: 'Whether the first suggestion may be applied unseen.' })
  safe: boolean;
}

@ObjectType({ description: 'What a check found.' })
export class CheckResult {
  @Field(() => LocaleEnum, { description: 'Language of most of the text.' })
  language: Locale;

  @Field(() => [Issue], { description: 'Issues by place, without overlaps.' })
  issues: Issue[];

  @Field(() => String, {
    description:
      'Names the versions of the engine and of the languages in the text that the answer comes from.',
  })
  engineVersion: string;

  @Field(() => Boolean, {
    description:
      'Whether every issue is listed. Some may be missing where a part of the engine could not answer, such as for want of memory, or where there are more than 5,000.',
  })
  isComplete: boolean;

  @Field(() => Float, {
    description:
      'Milliseconds from the start of the check to its end. Long texts wait for those of others in between.',
  })
  elapsedMs: number;
}
