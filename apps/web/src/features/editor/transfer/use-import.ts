import { useFormat, useTranslation } from '@tercet/i18n/react';
import { useDocuments } from '../documents/documents-context';
import {
  IMPORT_MAX_BYTES,
  IMPORT_MAX_CHARACTERS,
  IMPORT_MAX_UNPACKED_BYTES,
  IMPORT_TYPES,
} from './import-limits';
import { ImportError, readFile, type ImportFailure } from './read-file';

const reasonOf = (error: unknown): ImportFailure =>
  error instanceof ImportError ? error.reason : 'notKept';

/** Makes files new documents, and opens the first of them. Resolves to what went wrong, a sentence for each file. */
export function useImport(): (files: readonly File[]) => Promise<string[]> {
  const { t } = useTranslation('documents');
  const format = useFormat();
  const documents = useDocuments();

  const megabytes = (bytes: number) =>
    format.number(bytes / 1_000_000, { style: 'unit', unit: 'megabyte' });
  const say = (file: File, error: unknown) =>
    t(`failures.${reasonOf(error)}`, {
      name: file.name,
      types: format.list(IMPORT_TYPES),
      size: megabytes(IMPORT_MAX_BYTES),
      unpacked: megabytes(IMPORT_MAX_UNPACKED_BYTES),
      characters: format.number(IMPORT_MAX_CHARACTERS),
    });

  return async (files) => {
    const failures: string[] = [];
    const added: string[] = [];
    for (const file of files) {
      try {
        const { text, name } = await readFile(file);
        added.push(await documents.add(text, name));
      } catch (error) {
        failures.push(say(file, error));
      }
    }
    const [first] = added;
    if (first !== undefined) await documents.show(first).catch(() => failures.push(t('notOpened')));
    return failures;
  };
}
