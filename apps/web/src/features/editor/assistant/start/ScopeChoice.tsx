import { useTranslation } from '@tercet/i18n/react';
import { Segments } from '@tercet/ui';
import { SCOPES, type Scope } from '../session/target';

export interface ScopeChoiceProps {
  scope: Scope;
  onChange: (scope: Scope) => void;
  /** Whether nothing is selected. */
  isEmpty: boolean;
}

export function ScopeChoice({ scope, onChange, isEmpty }: ScopeChoiceProps) {
  const { t } = useTranslation('editor');
  return (
    <Segments
      label={t('assistant.scope')}
      value={scope}
      onChange={onChange}
      options={SCOPES.map((value) => ({
        value,
        label: t(`assistant.scopes.${value}`),
        disabled: value === 'selection' && isEmpty,
      }))}
    />
  );
}
