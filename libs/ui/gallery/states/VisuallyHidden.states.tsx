import { VisuallyHidden } from '../../src';
import type { ComponentPage } from '../component-page';

export default {
  title: 'Visually hidden',
  components: [VisuallyHidden],
  states: (t) => ({
    'heard, not seen': (
      <p>
        <span aria-hidden="true">EN</span>
        <VisuallyHidden>{t('common:language.label')}</VisuallyHidden>
      </p>
    ),
  }),
} satisfies ComponentPage;
