import { Field, IconButton } from '../../src';
import type { ComponentPage } from '../component-page';

export default {
  title: 'Field',
  components: [Field],
  states: (t) => ({
    empty: <Field label={t('auth:fields.name')} className="max-w-96" />,
    'with an example': (
      <Field label={t('auth:fields.email')} placeholder="noor@example.com" className="max-w-96" />
    ),
    filled: <Field label={t('auth:fields.name')} defaultValue="Noor" className="max-w-96" />,
    'with a hint': (
      <Field
        label={t('auth:fields.password')}
        hint={t('auth:fields.passwordHint', { min: 8 })}
        className="max-w-96"
      />
    ),
    wrong: (
      <Field
        label={t('auth:fields.email')}
        defaultValue="noor@"
        error={t('auth:validation.emailInvalid')}
        className="max-w-96"
      />
    ),
    'wrong, with a hint': (
      <Field
        label={t('auth:fields.password')}
        hint={t('auth:fields.passwordHint', { min: 8 })}
        error={t('auth:validation.passwordCommon')}
        defaultValue="password"
        type="password"
        className="max-w-96"
      />
    ),
    'with a control at its end': (
      <Field
        label={t('auth:fields.password')}
        type="password"
        defaultValue="sixteen small owls and some more of them"
        trailing={
          <IconButton
            icon="eye"
            label={t('auth:fields.show', { field: t('auth:fields.password') })}
          />
        }
        className="max-w-96"
      />
    ),
    disabled: (
      <Field
        label={t('auth:fields.email')}
        disabled
        defaultValue="noor@example.com"
        className="max-w-96"
      />
    ),
    'to be read only': (
      <Field
        label={t('auth:fields.email')}
        readOnly
        defaultValue="noor@example.com"
        className="max-w-96"
      />
    ),
    'long words, little room': (
      <Field
        label="Donaudampfschifffahrtsgesellschaftskapitän"
        hint="Donaudampfschifffahrtsgesellschaftskapitän"
        error="Donaudampfschifffahrtsgesellschaftskapitän"
        defaultValue="Donaudampfschifffahrtsgesellschaftskapitän"
        className="w-48"
      />
    ),
  }),
} satisfies ComponentPage;
