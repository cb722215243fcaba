import { Checkbox } from '../../src';
import type { ComponentPage } from '../component-page';

export default {
  title: 'Checkbox',
  components: [Checkbox],
  states: (t) => ({
    empty: <Checkbox label={t('auth:fields.rememberMe')} />,
    checked: <Checkbox defaultChecked label={t('auth:fields.rememberMe')} />,
    disabled: (
      <>
        <Checkbox disabled label={t('auth:fields.rememberMe')} />
        <Checkbox disabled defaultChecked label={t('auth:fields.rememberMe')} />
      </>
    ),
    'long words, little room': (
      <div className="w-56">
        <Checkbox defaultChecked label={t('auth:validation.passwordCommon')} />
        <Checkbox label="Donaudampfschifffahrtsgesellschaftskapitän" />
      </div>
    ),
  }),
} satisfies ComponentPage;
