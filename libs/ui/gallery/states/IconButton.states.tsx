import { IconButton, type IconButtonProps } from '../../src';
import type { ComponentPage } from '../component-page';
import { every } from '../every';
import { Row } from '../Row';

const SIZES = every<NonNullable<IconButtonProps['size']>>({ sm: true, md: true });

export default {
  title: 'Icon button',
  components: [IconButton],
  states: (t) => ({
    sizes: (
      <Row>
        {SIZES.map((size) => (
          <IconButton key={size} icon="close" size={size} label={t('common:actions.close')} />
        ))}
      </Row>
    ),
    pressed: <IconButton icon="list" aria-pressed label={t('common:nav.openMenu')} />,
    disabled: (
      <Row>
        {SIZES.map((size) => (
          <IconButton
            key={size}
            icon="undo"
            size={size}
            disabled
            label={t('common:actions.undo')}
          />
        ))}
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
