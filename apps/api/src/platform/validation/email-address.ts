import { applyDecorators } from '@nestjs/common';
import {
  isEmail,
  Validate,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from 'class-validator';
import { EMAIL_MAX_LENGTH, hasInvisible } from '@tercet/contracts';
import { domainToASCII, domainToUnicode } from 'node:url';
import { changed, TextLine } from './text-input';

/** Names of hosts that can be written in two ways. */
const INTERNATIONAL = /[^\p{ASCII}]|\bxn--/u;

/** `xn--mnchen-3ya.example` → `münchen.example`; what is no domain stays as it is. */
function oneSpelling(domain: string): string {
  if (!INTERNATIONAL.test(domain)) return domain;
  return domainToUnicode(domainToASCII(domain)) || domain;
}

/**
 * One spelling for all that mean the same address: without regard to case, outer spaces, the width of letters, the way
 * that accents are written and that of the domain.
 */
export function normalizeEmail(email: string): string {
  const written = email.normalize('NFKC').trim().toLowerCase().normalize('NFKC');
  const domain = written.lastIndexOf('@') + 1;
  return written.slice(0, domain) + oneSpelling(written.slice(domain));
}

@ValidatorConstraint({ name: 'isEmailAddress' })
class IsEmailAddress implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    // The library throws at halves of characters, and takes those that nobody sees.
    return (
      typeof value === 'string' &&
      value.length <= EMAIL_MAX_LENGTH &&
      value.isWellFormed() &&
      !hasInvisible(value) &&
      // Names in quotation marks exist on paper: hardly any mail server takes them.
      isEmail(value, { blacklisted_chars: '"' })
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
