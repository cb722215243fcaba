import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import {
  isEmail,
  IsString,
  MaxLength,
  MinLength,
  Validate,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from 'class-validator';
import { EMAIL_MAX_LENGTH } from '@tercet/contracts';
import { says } from '../../platform/errors/field-error';

/** PostgreSQL stores neither null characters nor halves of surrogate pairs; other control characters are no text either. */
@ValidatorConstraint({ name: 'isCleanText' })
export class IsCleanText implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return typeof value === 'string' && value.isWellFormed() && !/\p{Cc}/u.test(value);
  }
}

const trimmed = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.trim() : value,
);

interface LineOptions {
  readonly label: string;
  readonly max: number;
  readonly min?: number;
}

/** One line of text: trimmed, of storable characters, within its length. */
export const TextLine = ({ label, max, min = 0 }: LineOptions) =>
  applyDecorators(
    trimmed,
    IsString({ message: `${label} must be text` }),
    ...(min > 0 ? [MinLength(min, says(`${label} is required`, 'REQUIRED'))] : []),
    MaxLength(max, says(`${label} must be at most ${max} characters long`, 'TOO_LONG')),
    Validate(
      IsCleanText,
      says(`${label} contains characters that are not allowed`, 'INVALID_CHARACTERS'),
    ),
  );

@ValidatorConstraint({ name: 'isEmailAddress' })
class IsEmailAddress implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    // The library throws at halves of characters.
    return typeof value === 'string' && value.isWellFormed() && isEmail(value);
  }
}

/** An e-mail address that somebody gives as theirs. */
export const EmailLine = () =>
  applyDecorators(
    TextLine({ label: 'Email', min: 1, max: EMAIL_MAX_LENGTH }),
    Validate(IsEmailAddress, { message: 'Email must be a valid email address' }),
  );
