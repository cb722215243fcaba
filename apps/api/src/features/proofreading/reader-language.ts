import { isLocale, type Locale } from '@tercet/contracts';

function toLocale(tag: string | null | undefined): Locale | undefined {
  const language = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return isLocale(language) ? language : undefined;
}

/** Languages of an `Accept-Language` header, the most wanted first. */
function accepted(header: string): string[] {
  return header
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';');
      const quality = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find(Boolean);
      return { tag, quality: Number(quality ?? 1) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}

/**
 * Language that messages are written in: what the request names, else the first of ours that the browser accepts.
 * Undefined when neither says: then the account or the text decides.
 */
export function readerLanguage(named?: string | null, acceptLanguage?: string): Locale | undefined {
  return [named, ...accepted(acceptLanguage ?? '')].map(toLocale).find((locale) => locale);
}
