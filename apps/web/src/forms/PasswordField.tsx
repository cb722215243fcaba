import { useTranslation } from '@tercet/i18n/react';
import { Field, IconButton, type FieldProps } from '@tercet/ui';
import { useState } from 'react';

/** A password that can be shown while typing. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'trailing'>) {
  const { t } = useTranslation('auth');
  const [visible, setVisible] = useState(false);
  return (
    <Field
      {...props}
      type={visible ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <IconButton
          icon={visible ? 'eyeOff' : 'eye'}
          label={t(visible ? 'fields.hide' : 'fields.show', { field: props.label })}
          onClick={() => setVisible(!visible)}
        />
      }
    />
  );
}
