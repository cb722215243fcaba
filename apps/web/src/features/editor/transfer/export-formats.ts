/** Kinds of files that are made of the text's parts. */
export type RenderedExtension = 'docx' | 'pdf' | 'html';

/** A kind of file that a text can be downloaded as. */
export interface ExportFormat {
  readonly extension: 'txt' | 'md' | RenderedExtension;
  /** Of its contents, as the Internet names it. */
  readonly type: string;
  /** Part of premium. */
  readonly isPremium: boolean;
}

/** In the order in which they are offered. */
export const EXPORT_FORMATS: readonly ExportFormat[] = [
  { extension: 'txt', type: 'text/plain;charset=utf-8', isPremium: false },
  {
    extension: 'docx',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    isPremium: true,
  },
  { extension: 'pdf', type: 'application/pdf', isPremium: true },
  { extension: 'html', type: 'text/html;charset=utf-8', isPremium: true },
  { extension: 'md', type: 'text/markdown;charset=utf-8', isPremium: true },
];
