import { PAGE_PATHS } from '@tercet/contracts';
import { useErrorMessage, useLocale, useTranslation } from '@tercet/i18n/react';
import { useToast } from '@tercet/ui';
import { useNavigate } from 'react-router-dom';
import { useIsSold } from '../../../billing/use-is-sold';
import { download } from '../../../files/download';
import { useSession } from '../../../session/session';
import { documentTitle } from '../documents/document-title';
import { useDocuments } from '../documents/documents-context';
import { useEditor } from '../state/editor-context';
import { renderInWorker } from './export/render-in-worker';
import type { ExportFormat } from './export-formats';
import { fileName } from './file-name';

/** Letters that the typeface of PDF files lacks. */
const OTHER_SCRIPTS =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u;

/** Downloads the text as a file that has the document's title, where the plan includes that kind. */
export function useExportText(): (format: ExportFormat) => Promise<void> {
  const { t } = useTranslation('documents');
  const messageOf = useErrorMessage();
  const navigate = useNavigate();
  const toast = useToast();
  const locale = useLocale();
  const { user } = useSession();
  const { view, checks } = useEditor();
  const documents = useDocuments();
  const say = (text: string) => toast({ kind: 'export', text });
  const isSold = useIsSold();
  const upgrade = {
    label: t('export.upgrade'),
    onAction: () => void navigate(PAGE_PATHS.pricing),
  };

  return async ({ extension, type, isPremium }) => {
    if (isPremium && !user?.isPremium) {
      const wayOut = isSold ? { action: upgrade } : {};
      const sentence = messageOf({ code: 'PREMIUM_REQUIRED' });
      return void toast({ kind: 'export', text: t('export.premiumOnly', { sentence }), ...wayOut });
    }
    const text = view.state.doc.toString();
    const language = checks.state.get().language ?? locale;
    // A text that cannot be kept can be downloaded all the same.
    const name = await documents.nameOfShown().catch(() => undefined);
    const title = documentTitle({ text, ...(name !== undefined && { name }) });
    const file = fileName(title, extension, t('untitled'));
    if (extension === 'txt' || extension === 'md') return download(file, type, text);
    const endWaiting = say(t('export.working'));
    try {
      download(
        file,
        type,
        await renderInWorker({ extension, text, title: title || t('untitled'), language }),
      );
      endWaiting();
      if (extension === 'pdf' && OTHER_SCRIPTS.test(text)) say(t('export.otherScripts'));
    } catch {
      say(t('export.failed'));
    }
  };
}
