import { Field, InputType } from '@nestjs/graphql';
import { API_KEY_NAME_MAX_LENGTH, API_SCOPES, type ApiScope } from '@tercet/contracts';
import { ArrayNotEmpty, ArrayUnique, IsIn } from 'class-validator';
import { says } from '../../platform/errors/field-error';
import { TextLine } from '../../platform/validation/text-input';
import { ApiScopeEnum } from './api-key.enums';

@InputType({ description: 'A new API key.' })
export class CreateApiKeyInput {
  @TextLine({ label: 'Name', required: true, max: API_KEY_NAME_MAX_LENGTH })
  @Field(() => String, { description: 'What to call it, such as the program that uses it.' })
  name: string;

  @ArrayNotEmpty(says('At least one scope is required', 'REQUIRED'))
  @ArrayUnique({ message: 'Each scope may be named once' })
  @IsIn(API_SCOPES, { each: true, message: `Scopes must be of ${API_SCOPES.join(', ')}` })
  @Field(() => [ApiScopeEnum], { description: 'What it may be used for; at least one.' })
  scopes: ApiScope[];
}
