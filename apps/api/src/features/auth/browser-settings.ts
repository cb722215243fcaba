import { ValidatorConstraint, type ValidatorConstraintInterface } from 'class-validator';

/** Whether the runtime's own tables know a value; what reads it throws otherwise. The result is used, so that no bundler leaves the call out. */
function isKnown(read: () => string | undefined): boolean {
  try {
    return read() !== undefined;
  } catch {
    return false;
  }
}

/** A BCP 47 tag, such as `fr-CA`. */
@ValidatorConstraint({ name: 'isCulture' })
export class IsCulture implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return typeof value === 'string' && isKnown(() => Intl.getCanonicalLocales(value)[0]);
  }
}

/** An IANA name, such as `Europe/Paris`. */
@ValidatorConstraint({ name: 'isTimeZone' })
export class IsTimeZone implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return (
      typeof value === 'string' &&
      isKnown(() => new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone)
    );
  }
}
