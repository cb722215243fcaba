import { Spinner } from '../../src';
import type { ComponentPage } from '../component-page';
import { Row } from '../Row';

export default {
  title: 'Spinner',
  components: [Spinner],
  states: (t) => ({
    sizes: (
      <Row>
        <Spinner size={14} />
        <Spinner />
        <Spinner size={32} />
      </Row>
    ),
    'in the colour of the text, which says what goes on': (
      <p className="flex items-center gap-2 text-ink-muted">
        <Spinner /> {t('common:loading')}
      </p>
    ),
  }),
} satisfies ComponentPage;
