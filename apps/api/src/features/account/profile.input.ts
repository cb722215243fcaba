import { Field, InputType } from '@nestjs/graphql';
import { LOCALES, NAME_MAX_LENGTH, THEMES, type Locale, type Theme } from '@tercet/contracts';
import { IsIn, ValidateIf } from 'class-validator';
import { LocaleEnum, ThemeEnum } from './account.enums';
import { TextLine } from '../../platform/validation/text-input';

/** An absent field stays as it is; `null` is a value that no field can have. */
const WhenGiven = () => ValidateIf((_, value) => value !== undefined);

@InputType({ description: 'What to change of the account; absent fields stay as they are.' })
export class ProfileInput {
  @WhenGiven()
  @TextLine({ label: 'Name', required: true, max: NAME_MAX_LENGTH })
  @Field(() => String, { nullable: true, description: 'What the person is called.' })
  name?: string;

  @WhenGiven()
  @IsIn(LOCALES, { message: `Language must be one of ${LOCALES.join(', ')}` })
  @Field(() => LocaleEnum, { nullable: true, description: 'Language of the interface.' })
  language?: Locale;

  @WhenGiven()
  @IsIn(THEMES, { message: `Theme must be one of ${THEMES.join(', ')}` })
  @Field(() => ThemeEnum, { nullable: true, description: 'Theme of the interface.' })
  theme?: Theme;
}
