import { useState } from 'react';
import { Segments, type SegmentsProps } from '../../src';
import type { ComponentPage } from '../component-page';

function Choosing({ label, options }: Pick<SegmentsProps<string>, 'label' | 'options'>) {
  const [value, setValue] = useState(options[0]?.value ?? '');
  return <Segments label={label} value={value} onChange={setValue} options={options} />;
}

export default {
  title: 'Segments',
  components: [Segments],
  states: (t) => ({
    'one chosen': (
      <Choosing
        label={t('common:language.label')}
        options={[
          { value: 'light', label: t('common:theme.light') },
          { value: 'dark', label: t('common:theme.dark') },
          { value: 'system', label: t('common:theme.system') },
        ]}
      />
    ),
    'some not to be had': (
      <Choosing
        label={t('common:language.label')}
        options={[
          { value: 'light', label: t('common:theme.light') },
          { value: 'dark', label: t('common:theme.dark'), disabled: true },
        ]}
      />
    ),
    'long words, little room': (
      <div className="w-48">
        <Choosing
          label={t('common:footer.label')}
          options={[
            { value: 'long', label: t('common:footer.writingAssistant') },
            { value: 'longer', label: t('common:footer.privacy') },
          ]}
        />
      </div>
    ),
  }),
} satisfies ComponentPage;
