import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsString, MaxLength, MinLength, Validate } from 'class-validator';
import { ValidatorConstraint, type ValidatorConstraintInterface } from 'class-validator';

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
    ...(min > 0 ? [MinLength(min, { message: `${label} is required` })] : []),
    MaxLength(max, { message: `${label} must be at most ${max} characters long` }),
    Validate(IsCleanText, { message: `${label} contains characters that are not allowed` }),
  );
