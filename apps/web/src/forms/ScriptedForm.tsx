import { useTranslation } from '@tercet/i18n/react';
import { Notice } from '@tercet/ui';
import type { ReactNode, SubmitEvent } from 'react';

export interface ScriptedFormProps {
  onSubmit: (event: SubmitEvent) => void;
  children: ReactNode;
}

/** A form that nothing but its script sends: `dialog` keeps what is typed out of the address where that is late, or never comes. */
export function ScriptedForm({ onSubmit, children }: ScriptedFormProps) {
  const { t } = useTranslation('common');
  return (
    <form method="dialog" onSubmit={onSubmit} noValidate className="flex flex-col gap-5">
      <noscript>
        <Notice tone="warn">{t('noScript')}</Notice>
      </noscript>
      {children}
    </form>
  );
}
