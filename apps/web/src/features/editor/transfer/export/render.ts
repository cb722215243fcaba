import type { RenderedExtension } from '../export-formats';
import type { ExportedDocument } from './blocks';
import { parseMarkdown } from './parse-markdown';
import type { LoadFont } from './to-pdf';

/** A text to be made a file. */
export interface TextToRender extends Omit<ExportedDocument, 'blocks'> {
  readonly extension: RenderedExtension;
  readonly text: string;
}

/** The contents of the file. What makes one kind of file is loaded for that kind only. */
export async function render(
  { extension, text, title, language }: TextToRender,
  loadFont: LoadFont,
): Promise<BlobPart> {
  const document = { title, language, blocks: parseMarkdown(text) };
  switch (extension) {
    case 'docx':
      return (await import('./to-docx')).toDocx(document);
    case 'pdf':
      return new Uint8Array(await (await import('./to-pdf')).toPdf(document, loadFont));
    case 'html':
      return (await import('./to-html')).toHtml(document);
  }
}
