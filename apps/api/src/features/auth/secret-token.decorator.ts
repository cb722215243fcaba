import { applyDecorators } from '@nestjs/common';
import { MaxLength } from 'class-validator';
import { says } from '../../platform/errors/field-error';
import { GivenText } from '../../platform/validation/text-input';

/** Longer than any token of ours, of whatever kind: which one it is, the server tells by looking for it. */
const MAX_LENGTH = 2_048;

/** A token that somebody brings: text that is there, and not too much of it. */
export const SecretToken = (label = 'Token') =>
  applyDecorators(
    GivenText(label),
    MaxLength(MAX_LENGTH, says(`${label} is too long`, 'TOO_LONG')),
  );
