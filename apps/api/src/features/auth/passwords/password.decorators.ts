import { applyDecorators } from '@nestjs/common';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@tercet/contracts';
import {
  MaxLength,
  MinLength,
  Validate,
  type ValidationArguments,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from 'class-validator';
import { says } from '../../../platform/errors/field-error';
import { normalizeEmail } from '../../../platform/validation/email-address';
import { GivenText, IsCleanText } from '../../../platform/validation/text-input';
import { isCommonPassword } from './common-passwords';

/** Generous, because an existing password is only compared; still bounded, because hashing costs. */
const MAX_INPUT = 1_024;

@ValidatorConstraint({ name: 'isUncommonPassword' })
class IsUncommonPassword implements ValidatorConstraintInterface {
  validate(value: unknown, { object }: ValidationArguments): boolean {
    // Longer ones are refused for their length, and are not worth the work.
    if (typeof value !== 'string' || value.length > PASSWORD_MAX_LENGTH) return true;
    const isOwnAddress = 'email' in object && normalizeEmail(value) === object.email;
    return !isOwnAddress && !isCommonPassword(value);
  }
}

@ValidatorConstraint({ name: 'isSameAs' })
class IsSameAs implements ValidatorConstraintInterface {
  validate(value: unknown, { object, constraints }: ValidationArguments): boolean {
    return value === (object as Record<string, unknown>)[String(constraints[0])];
  }
}

const ofCleanText = (label: string) =>
  Validate(
    IsCleanText,
    says(`${label} contains characters that are not allowed`, 'INVALID_CHARACTERS'),
  );

/** A password that somebody signs in with. */
export const KnownPassword = (label = 'Password') =>
  applyDecorators(
    GivenText(label),
    MaxLength(MAX_INPUT, says(`${label} is too long`, 'TOO_LONG')),
    ofCleanText(label),
  );

/** A password that somebody chooses. */
export const NewPassword = (label = 'Password') =>
  applyDecorators(
    GivenText(label),
    MinLength(
      PASSWORD_MIN_LENGTH,
      says(`Password must be at least ${PASSWORD_MIN_LENGTH} characters long`, 'TOO_SHORT'),
    ),
    MaxLength(
      PASSWORD_MAX_LENGTH,
      says(`Password must be at most ${PASSWORD_MAX_LENGTH} characters long`, 'TOO_LONG'),
    ),
    ofCleanText(label),
    Validate(IsUncommonPassword, says('This password is too common', 'TOO_COMMON')),
  );

/** The same password once more. */
export const Confirmation = (field: string) =>
  Validate(IsSameAs, [field], says('Passwords do not match', 'NOT_THE_SAME'));
