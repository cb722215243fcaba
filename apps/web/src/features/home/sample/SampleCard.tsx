import { useTranslation } from '@tercet/i18n/react';
import { Button, Icon } from '@tercet/ui';
import type { SampleLine } from './lines';

export interface SampleCardProps {
  line: SampleLine;
  onAccept: () => void;
}

/** What the checker says of the chosen word. */
export function SampleCard({ line, onAccept }: SampleCardProps) {
  const { t } = useTranslation('home');
  return (
    <>
      <p className="flex items-center gap-2 text-sm font-medium">
        <span aria-hidden="true" className="size-2.5 rounded-full bg-issue-spelling" />
        {t('sample.kind')}
      </p>
      <p aria-live="polite" className="mt-1 text-ink-muted">
        {t(`sample.why.${line.locale}`)}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="primary"
          size="sm"
          aria-label={t('sample.replace', { word: line.right })}
          onClick={onAccept}
        >
          <span lang={line.locale}>{line.right}</span>
          <Icon name="check" size={16} />
        </Button>
        <span className="text-sm text-ink-muted">{t('sample.hint')}</span>
      </div>
    </>
  );
}
