/** A kind of file that a text can be downloaded as. */
export interface ExportFormat {
  readonly extension: 'txt';
  /** Of its contents, as the Internet names it. */
  readonly type: string;
  readonly contents: (text: string) => string;
}

/** In the order in which they are offered. */
export const EXPORT_FORMATS: readonly ExportFormat[] = [
  { extension: 'txt', type: 'text/plain;charset=utf-8', contents: (text) => text },
];
