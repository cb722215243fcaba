import { writtenMoment } from '@tercet/i18n/mails';
import type { MailContent } from './mail-composers';

/** What a mail program would turn into a link: whoever registers somebody else's address must not advertise by their name. */
const LINK_LIKE = /:\/\/|\bwww\.|[\p{L}\p{N}]\.\p{L}{2}/iu;

/** `nora@example.com` → `n…@example.com`: enough for its owner to know it by. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const [first = ''] = address;
  return `${first}…${address.slice(at)}`;
}

/** A name to greet by, on one line; undefined where it would become a link. */
export function greetingName({ name }: Pick<MailContent, 'name'>): string | undefined {
  const plain = name.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return plain === '' || LINK_LIKE.test(plain) ? undefined : plain;
}

/** The words that a feature gives, as they stand in sentences. */
export function sentenceWords(content: MailContent): Record<string, string> {
  const written = Object.entries(content.words ?? {}).map(([name, value]) => {
    if (value instanceof Date) return [name, writtenMoment(value, content)];
    return [name, name === 'newAddress' ? maskAddress(String(value)) : String(value)];
  });
  return Object.fromEntries(written) as Record<string, string>;
}
