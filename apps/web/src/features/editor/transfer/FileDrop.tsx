import { useTranslation } from '@tercet/i18n/react';
import { useToast } from '@tercet/ui';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useImport } from './use-import';

export interface FileDropProps {
  /** Where files can be dropped. */
  area: RefObject<HTMLElement | null>;
  surface: { focus(): void };
}

/** Makes files that are dropped new documents, before the writing surface takes them for text. */
export function FileDrop({ area, surface }: FileDropProps) {
  const { t } = useTranslation('documents');
  const toast = useToast();
  const importFiles = useImport();
  const [isOver, setIsOver] = useState(false);

  const receive = useEffectEvent(async (files: readonly File[]) => {
    const failures = await importFiles(files);
    if (failures.length > 0) toast({ kind: 'import', text: failures.join(' ') });
    else surface.focus();
  });

  useEffect(() => {
    const { current } = area;
    if (!current) return;
    const take = (event: DragEvent, isStillOver: boolean) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.stopPropagation();
      setIsOver(isStillOver);
      if (event.type === 'drop') void receive([...event.dataTransfer.files]);
    };
    const over = (event: DragEvent) => take(event, true);
    const drop = (event: DragEvent) => take(event, false);
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && current.contains(relatedTarget))) setIsOver(false);
    };
    current.addEventListener('dragover', over, true);
    current.addEventListener('drop', drop, true);
    current.addEventListener('dragleave', leave);
    return () => {
      current.removeEventListener('dragover', over, true);
      current.removeEventListener('drop', drop, true);
      current.removeEventListener('dragleave', leave);
    };
  }, [area]);

  if (!isOver) return null;
  return (
    <p className="pointer-events-none absolute inset-3 z-bar grid place-items-center rounded-lg border-2 border-dashed border-brand bg-brand-soft p-6 text-center text-lg text-ink">
      {t('drop')}
    </p>
  );
}
