import { applyDecorators } from '@nestjs/common';
import { LOG_LEVELS } from '@tercet/contracts';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsObject,
  IsOptional,
  MaxLength,
  Validate,
  ValidateNested,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from 'class-validator';
import { says } from '../../platform/errors/field-error';
import { IsText } from '../../platform/validation/text-input';

const LEVELS: readonly (string | number)[] = [...LOG_LEVELS, ...LOG_LEVELS.keys()];

export const IsLevel = () =>
  IsIn(LEVELS, { message: `Level must be 0 to 4 or one of ${LOG_LEVELS.join(', ')}` });

export const NotLongerThan = (label: string, max: number) =>
  MaxLength(max, says(`${label} must be at most ${max} characters long`, 'TOO_LONG'));

/** Text that may be missing, within its length. */
export const ShortText = (label: string, max: number) =>
  applyDecorators(IsOptional(), IsText(label), NotLongerThan(label, max));

/** What `Date` makes of other texts is a guess. */
const ISO_MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)?$/;

@ValidatorConstraint({ name: 'isMoment' })
class IsMomentConstraint implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    const isMeant = typeof value === 'string' ? ISO_MOMENT.test(value) : typeof value === 'number';
    return isMeant && !Number.isNaN(new Date(value as string | number).getTime());
  }
}

export const IsMoment = () =>
  Validate(IsMomentConstraint, {
    message: 'Timestamp must be a moment as ISO 8601 or in milliseconds since 1970',
  });

/** So many objects at most, each of which is looked at too. */
export const ListOf = (label: string, max: number) =>
  applyDecorators(
    IsArray({ message: `${label} must be a list` }),
    ArrayMaxSize(max, says(`${label} must be at most ${max} entries`, 'TOO_LONG')),
    IsObject({ each: true, message: `${label} must be a list of objects` }),
    ValidateNested({ each: true }),
  );
