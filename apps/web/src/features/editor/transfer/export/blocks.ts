/** A stretch of a line that looks the same throughout. */
export interface TextRun {
  readonly text: string;
  readonly strong: boolean;
  readonly emphasized: boolean;
  readonly struck: boolean;
  readonly code: boolean;
  /** An address that may be opened. */
  readonly href?: string;
}

export const LINE_BREAK = 'lineBreak';

/** Words with their looks, in the order of the text. */
export type Inline = readonly (TextRun | typeof LINE_BREAK)[];

export interface ListBlock {
  readonly kind: 'list';
  /** Number of the first item; `null` where items have no numbers. */
  readonly start: number | null;
  readonly items: readonly (readonly Block[])[];
}

/** A part of a text as it is laid out. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3 | 4 | 5 | 6; readonly inline: Inline }
  | { readonly kind: 'paragraph'; readonly inline: Inline }
  | ListBlock
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'rule' }
  /** The first row is the head. */
  | { readonly kind: 'table'; readonly rows: readonly (readonly Inline[])[] };

/** What all files are made of. */
export interface ExportedDocument {
  readonly title: string;
  /** Of the text, as BCP 47 names it. */
  readonly language: string;
  readonly blocks: readonly Block[];
}
