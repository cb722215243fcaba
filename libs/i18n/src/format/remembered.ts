import type { Locale } from '@tercet/contracts';

/** Making a formatter costs far more than using it, and pages ask for the same few again and again. */
export function remembered<Options extends object, Formatter>(
  make: (locale: Locale, options: Options | undefined) => Formatter,
) {
  const made = new Map<string, Formatter>();
  return (locale: Locale, options?: Options): Formatter => {
    const key = locale + JSON.stringify(options);
    const formatter = made.get(key) ?? make(locale, options);
    made.set(key, formatter);
    return formatter;
  };
}
