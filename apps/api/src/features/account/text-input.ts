import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import {
  isEmail,
  IsString,
  MaxLength,
  Validate,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from 'class-validator';
import { EMAIL_MAX_LENGTH, hasInvisible, isBlank } from '@tercet/contracts';
import { says } from '../../platform/errors/field-error';

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

const changed = (change: (text: string) => string) =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? change(value) : value));

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

/**
 * One spelling for all that mean the same address: without regard to case, outer spaces, the width of letters and the way
 * that accents are written.
 */
export const normalizeEmail = (email: string): string =>
  email.normalize('NFKC').trim().toLowerCase().normalize('NFKC');

@ValidatorConstraint({ name: 'isEmailAddress' })
class IsEmailAddress implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    // The library throws at halves of characters, and takes those that nobody sees.
    return (
      typeof value === 'string' &&
      value.length <= EMAIL_MAX_LENGTH &&
      value.isWellFormed() &&
      !hasInvisible(value) &&
      isEmail(value)
    );
  }
}

/** What is far too long is refused as it is: bringing accents into one form takes time that grows with the square of their number. */
const LONGEST_CHANGED = EMAIL_MAX_LENGTH * 4;

/** An e-mail address that somebody gives as theirs. */
export const EmailLine = (label = 'Email') =>
  applyDecorators(
    changed((email) => (email.length > LONGEST_CHANGED ? email : normalizeEmail(email))),
    TextLine({ label, required: true, max: EMAIL_MAX_LENGTH }),
    Validate(IsEmailAddress, { message: `${label} must be a valid email address` }),
  );
