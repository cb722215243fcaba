import type { WorkerAnswer } from './ask-worker';
import { docxToMarkdown } from './docx-to-markdown';
import { UnpackedTooBig, unpackDocx } from './unpack-docx';

export type DocxFailure = 'unpackedTooBig' | 'unreadable';
export type DocxAnswer = WorkerAnswer<string, DocxFailure>;

/** The text of a Word document as Markdown, or why there is none. Never rejects. */
export async function readDocx(bytes: ArrayBuffer): Promise<DocxAnswer> {
  try {
    return { result: await docxToMarkdown(unpackDocx(new Uint8Array(bytes))) };
  } catch (error) {
    return { failure: error instanceof UnpackedTooBig ? 'unpackedTooBig' : 'unreadable' };
  }
}
