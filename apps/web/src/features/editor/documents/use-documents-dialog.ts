import { useTranslation } from '@tercet/i18n/react';
import { useToast } from '@tercet/ui';
import { useCallback, useEffect, useState, type ComponentType } from 'react';
import type { DocumentsDialogProps } from './DocumentsDialog';

const load = async () => (await import('./DocumentsDialog')).default;

/** How long the editor has been open when what it needs itself is likely here. Milliseconds. */
const SETTLED_MS = 3_000;

/**
 * The dialog, which comes beside the page, and early: it may be wanted without a connection. `prepare` says so where it
 * does not come, and resolves to whether it is here.
 */
export function useDocumentsDialog() {
  const { t } = useTranslation('documents');
  const toast = useToast();
  const [Dialog, setDialog] = useState<ComponentType<DocumentsDialogProps> | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  const prepare = useCallback(async () => {
    try {
      const loaded = await load();
      setDialog(() => loaded);
      return true;
    } catch {
      toast({ text: t('notLoaded') });
      return false;
    }
  }, [t, toast]);
  return { Dialog, prepare };
}
