import { useTranslation } from '@tercet/i18n/react';
import { download } from '../../../files/download';
import { documentTitle } from '../documents/document-title';
import { useDocuments } from '../documents/documents-context';
import { useEditor } from '../state/editor-context';
import type { ExportFormat } from './export-formats';
import { fileName } from './file-name';

/** Downloads the text as a file that has the document's title. */
export function useExportText(): (format: ExportFormat) => Promise<void> {
  const { t } = useTranslation('documents');
  const { view } = useEditor();
  const documents = useDocuments();
  return async ({ extension, type, contents }) => {
    const text = view.state.doc.toString();
    // A text that cannot be kept can be downloaded all the same.
    const name = await documents.nameOfShown().catch(() => undefined);
    const title = documentTitle({ text, ...(name !== undefined && { name }) });
    download(fileName(title, extension, t('untitled')), type, contents(text));
  };
}
