import { TextArea } from '../../src';
import type { ComponentPage } from '../component-page';

export default {
  title: 'Text area',
  components: [TextArea],
  states: (t) => ({
    empty: <TextArea label={t('common:nav.support')} rows={3} />,
    'with an example': (
      <TextArea label={t('common:nav.support')} rows={3} placeholder={t('common:notFound.text')} />
    ),
    filled: (
      <TextArea label={t('common:nav.support')} rows={3} defaultValue={t('common:crash.text')} />
    ),
    'wrong, with a hint': (
      <TextArea
        label={t('common:nav.support')}
        rows={3}
        hint={t('common:crash.offline')}
        error={t('auth:validation.messageRequired')}
      />
    ),
    disabled: <TextArea label={t('common:nav.support')} rows={3} disabled defaultValue="Noor" />,
    'long words, little room': (
      <TextArea
        label="Donaudampfschifffahrtsgesellschaftskapitän"
        error="Donaudampfschifffahrtsgesellschaftskapitän"
        defaultValue="Donaudampfschifffahrtsgesellschaftskapitän"
        rows={3}
        className="w-48"
      />
    ),
  }),
} satisfies ComponentPage;
