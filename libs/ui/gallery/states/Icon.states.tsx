import { Icon, type IconName } from '../../src';
import type { ComponentPage } from '../component-page';
import { every } from '../every';
import { Row } from '../Row';

const NAMES = every<IconName>({
  arrowRight: true,
  book: true,
  check: true,
  chevronDown: true,
  chevronLeft: true,
  chevronRight: true,
  close: true,
  documents: true,
  download: true,
  upload: true,
  copy: true,
  eye: true,
  eyeOff: true,
  history: true,
  info: true,
  keyboard: true,
  list: true,
  menu: true,
  monitor: true,
  moon: true,
  offline: true,
  paste: true,
  pen: true,
  search: true,
  settings: true,
  underline: true,
  sparkle: true,
  stop: true,
  sun: true,
  trash: true,
  undo: true,
  warning: true,
});

export default {
  title: 'Icon',
  components: [Icon],
  states: (t) => ({
    all: (
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-4">
        {NAMES.map((name) => (
          <li key={name} className="flex items-center gap-2 text-sm">
            <Icon name={name} />
            {name}
          </li>
        ))}
      </ul>
    ),
    sizes: (
      <Row>
        <Icon name="pen" size={16} />
        <Icon name="pen" size={18} />
        <Icon name="pen" />
        <Icon name="pen" size={32} />
      </Row>
    ),
    'in the colour of the text': (
      <p className="flex items-center gap-2 text-danger">
        <Icon name="warning" /> {t('common:language.failed')}
      </p>
    ),
  }),
} satisfies ComponentPage;
