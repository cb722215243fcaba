import { isBlank, plainText } from '@tercet/contracts';
import { decodeText } from './decode-text';
import { IMPORT_MAX_BYTES, IMPORT_MAX_CHARACTERS, IMPORT_TYPES } from './import-limits';
import type { DocxFailure } from './read-docx';
import { readDocxInWorker } from './read-docx-in-worker';

export type ImportFailure =
  'type' | 'tooBig' | 'tooLong' | DocxFailure | 'empty' | 'notLoaded' | 'notKept';

/** A file could not be made a document. */
export class ImportError extends Error {
  constructor(readonly reason: ImportFailure) {
    super(`The file cannot be imported: ${reason}`);
  }
}

export interface ImportedFile {
  /** The file's, without the end that tells its kind. */
  readonly name: string;
  readonly text: string;
}

/** What is here already, or could be loaded, is given back; else it is told why it is not there. */
async function orFail<T>(work: Promise<T>, reason: ImportFailure): Promise<T> {
  try {
    return await work;
  } catch {
    throw new ImportError(reason);
  }
}

async function textOfDocx(bytes: ArrayBuffer, read: typeof readDocxInWorker): Promise<string> {
  const answer = await orFail(read(bytes), 'notLoaded');
  if ('failure' in answer) throw new ImportError(answer.failure);
  return answer.result;
}

function textOfPlain(bytes: ArrayBuffer): string {
  const text = decodeText(new Uint8Array(bytes));
  if (text === null) throw new ImportError('unreadable');
  return text;
}

/** The text of a file that a person chose. Rejects with an `ImportError` where it cannot be had, is none or too much. */
export async function readFile(
  file: File,
  readDocx: typeof readDocxInWorker = readDocxInWorker,
): Promise<ImportedFile> {
  const lower = file.name.toLowerCase();
  const type = IMPORT_TYPES.find((end) => lower.endsWith(end));
  if (!type) throw new ImportError('type');
  if (file.size > IMPORT_MAX_BYTES) throw new ImportError('tooBig');
  const bytes = await orFail(file.arrayBuffer(), 'unreadable');
  const text = plainText(type === '.docx' ? await textOfDocx(bytes, readDocx) : textOfPlain(bytes));
  if (isBlank(text)) throw new ImportError('empty');
  if (text.length > IMPORT_MAX_CHARACTERS) throw new ImportError('tooLong');
  return { name: file.name.slice(0, -type.length).trim(), text };
}
