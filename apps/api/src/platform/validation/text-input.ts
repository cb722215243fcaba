import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import {
  IsString,
  MaxLength,
  Validate,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from 'class-validator';
import { isBlank, withOneLineEnd } from '@tercet/contracts';
import { says } from '../errors/field-error';

/** No line has control characters, tabs and line ends among them; nor does PostgreSQL store halves of surrogate pairs. */
@ValidatorConstraint({ name: 'isCleanText' })
export class IsCleanText implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return typeof value === 'string' && value.isWellFormed() && !/\p{Cc}/u.test(value);
  }
}

/** They end the line, or turn the direction of what follows, which may be ours. */
const BREAKS_OR_TURNS = /[\u2028\u2029\u202A-\u202E\u2066-\u2069]/;

@ValidatorConstraint({ name: 'isCleanLine' })
class IsCleanLine extends IsCleanText {
  override validate(value: unknown): boolean {
    return super.validate(value) && !BREAKS_OR_TURNS.test(String(value));
  }
}

@ValidatorConstraint({ name: 'isGiven' })
class IsGiven implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return value !== undefined && value !== null && value !== '';
  }
}

@ValidatorConstraint({ name: 'isVisible' })
class IsVisible implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return typeof value === 'string' && !isBlank(value);
  }
}

const missing = (label: string) => says(`${label} is required`, 'REQUIRED');

export const IsText = (label: string) => IsString({ message: `${label} must be text` });

/** Text that must be there, of whatever characters. */
export const GivenText = (label: string) =>
  applyDecorators(Validate(IsGiven, missing(label)), IsText(label));

/** Brings text into another form before it is looked at. */
export const changed = (change: (text: string) => string) =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? change(value) : value));

/** Of control characters only those that lay a text out; no halves of surrogate pairs. */
@ValidatorConstraint({ name: 'isCleanBlock' })
class IsCleanBlock implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    if (typeof value !== 'string' || !value.isWellFormed()) return false;
    return !/\p{Cc}/u.test(value.replace(/[\n\t]/g, ''));
  }
}

interface LineOptions {
  readonly label: string;
  readonly max: number;
  /** Whether something must be there to see. */
  readonly required?: boolean;
}

/** One line of text: trimmed, of storable characters, within its length. */
export const TextLine = ({ label, max, required = false }: LineOptions) =>
  applyDecorators(
    changed((text) => text.trim()),
    ...(required ? [GivenText(label), Validate(IsVisible, missing(label))] : [IsText(label)]),
    MaxLength(max, says(`${label} must be at most ${max} characters long`, 'TOO_LONG')),
    Validate(
      IsCleanLine,
      says(`${label} contains characters that are not allowed`, 'INVALID_CHARACTERS'),
    ),
  );

/** Text of several lines that must be there: trimmed, its lines ended in one way, within its length. */
export const TextBlock = ({ label, max }: Pick<LineOptions, 'label' | 'max'>) =>
  applyDecorators(
    changed((text) => withOneLineEnd(text).trim()),
    GivenText(label),
    Validate(IsVisible, missing(label)),
    MaxLength(max, says(`${label} must be at most ${max} characters long`, 'TOO_LONG')),
    Validate(
      IsCleanBlock,
      says(`${label} contains characters that are not allowed`, 'INVALID_CHARACTERS'),
    ),
  );
