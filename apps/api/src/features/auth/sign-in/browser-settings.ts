/** As long as their columns are. */
const CULTURE_MAX_LENGTH = 35;
const TIME_ZONE_MAX_LENGTH = 64;

type Given = string | null | undefined;

/**
 * A hint of the browser, where the runtime's own tables know it: what reads it throws otherwise. It is nobody's to correct,
 * and some browsers have none, so that what is unknown is left out and no reason to refuse anybody.
 */
function known(
  value: Given,
  maxLength: number,
  read: (value: string) => string | undefined,
): string | null {
  try {
    // The result is used, so that no bundler leaves the call out.
    return value && value.length <= maxLength && read(value) ? value : null;
  } catch {
    return null;
  }
}

/** A BCP 47 tag, such as `fr-CA`; else null. */
export const knownCulture = (value: Given): string | null =>
  known(value, CULTURE_MAX_LENGTH, (tag) => Intl.getCanonicalLocales(tag)[0]);

/** An IANA name, such as `Europe/Paris`; else null. */
export const knownTimeZone = (value: Given): string | null =>
  known(
    value,
    TIME_ZONE_MAX_LENGTH,
    (timeZone) => new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone,
  );
