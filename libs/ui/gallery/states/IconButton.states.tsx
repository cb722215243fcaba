import { IconButton } from '../../src';
import type { ComponentPage } from '../component-page';
import { Row } from '../Row';

export default {
  title: 'Icon button',
  components: [IconButton],
  states: (t) => ({
    sizes: (
      <Row>
        <IconButton icon="close" size="sm" label={t('common:actions.close')} />
        <IconButton icon="close" label={t('common:actions.close')} />
      </Row>
    ),
    pressed: <IconButton icon="list" aria-pressed label={t('common:nav.openMenu')} />,
    disabled: (
      <Row>
        <IconButton icon="undo" size="sm" disabled label={t('common:actions.undo')} />
        <IconButton icon="undo" disabled label={t('common:actions.undo')} />
      </Row>
    ),
    'disabled, yet reached by the keyboard': (
      <IconButton icon="undo" aria-disabled label={t('common:actions.undo')} />
    ),
    'on another ground': (
      <Row>
        <span className="rounded-md bg-surface p-2">
          <IconButton icon="search" label={t('common:nav.support')} />
        </span>
        <span className="rounded-md bg-sunken p-2">
          <IconButton icon="search" label={t('common:nav.support')} />
        </span>
      </Row>
    ),
  }),
} satisfies ComponentPage;
