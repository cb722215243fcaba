import { PRODUCT_NAME } from '@tercet/contracts';
import type { MailParts } from './mail-parts';

/** The mail for programs that show no HTML; it lacks nothing. */
export function mailText({
  greeting,
  before,
  button,
  after,
  footer,
  publicUrl,
}: MailParts): string {
  return [
    greeting,
    ...before,
    `${button.label}\n${button.link}`,
    ...after,
    `--\u0020\n${PRODUCT_NAME}\n${publicUrl}\n${footer}`,
    '',
  ].join('\n\n');
}
