import type { Locale } from '@tercet/contracts';

/** A mail in plain words, before it becomes HTML or text. */
export interface MailParts {
  readonly locale: Locale;
  readonly subject: string;
  /** What mail programs show beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly greeting: string;
  readonly before: readonly string[];
  readonly button: {
    readonly label: string;
    readonly link: string;
    /** What leads to the link where the button does not; a browser has no use for the address of an answer. */
    readonly fallback: string | null;
  };
  readonly after: readonly string[];
  readonly footer: string;
  /** Where the product is. */
  readonly publicUrl: string;
}
