import { useTranslation } from '@tercet/i18n/react';
import { Button, Icon } from '@tercet/ui';
import { useEffect, useRef, useState } from 'react';
import { copyText } from '../../../clipboard/clipboard';

export interface ShownKeyProps {
  apiKey: string;
  onDone: () => void;
}

/** The new key, to be copied. */
export function ShownKey({ apiKey, onDone }: ShownKeyProps) {
  const { t } = useTranslation('settings');
  const [copied, setCopied] = useState<boolean | null>(null);
  const copyButton = useRef<HTMLButtonElement>(null);
  // The form that had the focus is gone.
  useEffect(() => copyButton.current?.focus(), []);
  return (
    <div className="flex flex-col gap-5">
      <p>{t('apiKeys.shownText')}</p>
      <label className="block text-sm font-medium">
        {t('apiKeys.key')}
        <textarea
          value={apiKey}
          readOnly
          rows={2}
          spellCheck={false}
          autoComplete="off"
          onFocus={(event) => event.currentTarget.select()}
          className="mt-1.5 block w-full resize-none rounded-md border border-line-strong bg-surface px-3 py-2.5 font-mono text-base break-all text-ink"
        />
      </label>
      <p role="status" className="-mt-3 min-h-6 text-sm text-ink-muted">
        {copied === true && t('apiKeys.copied')}
        {copied === false && t('apiKeys.copyFailed')}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onDone}>{t('apiKeys.done')}</Button>
        <Button
          ref={copyButton}
          variant="primary"
          onClick={() => void copyText(apiKey).then(setCopied)}
        >
          <Icon name="copy" />
          {t('apiKeys.copy')}
        </Button>
      </div>
    </div>
  );
}
