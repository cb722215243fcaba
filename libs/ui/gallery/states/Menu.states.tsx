import { useEffect, useRef, useState } from 'react';
import {
  Button,
  Icon,
  Menu,
  MenuChoices,
  MenuItem,
  MenuSeparator,
  type MenuProps,
} from '../../src';
import type { ComponentPage } from '../component-page';
import type { Words } from '../words';

const stay = (event: Event) => event.stopImmediatePropagation();

/** Opened as by the keyboard, and open for good: each takes the focus from the others, whose windows then close theirs. */
function Opened({ name, children, ...props }: { name: string } & Omit<MenuProps, 'trigger'>) {
  const trigger = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    addEventListener('blur', stay, true);
    if (trigger.current?.ariaExpanded === 'true') return;
    trigger.current?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }),
    );
  }, []);
  return (
    <Menu {...props} trigger={<Button ref={trigger}>{name}</Button>}>
      {children}
    </Menu>
  );
}

function Choosing({ t }: { t: Words }) {
  const [value, setValue] = useState('fr');
  return (
    <MenuChoices
      label={t('common:language.label')}
      value={value}
      onChange={setValue}
      options={[
        { value: 'en', label: 'English' },
        { value: 'fr', label: 'Français' },
        { value: 'es', label: 'Español' },
      ]}
    />
  );
}

const nothing = () => {};

export default {
  title: 'Menu',
  components: [Menu, MenuItem, MenuChoices, MenuSeparator],
  windowHeight: 300,
  states: (t) => ({
    'items, one of them disabled': (
      <Opened name={t('common:nav.label')}>
        <MenuItem onSelect={nothing}>
          <Icon name="pen" size={18} />
          {t('common:nav.editor')}
        </MenuItem>
        <MenuItem onSelect={nothing} disabled>
          <Icon name="undo" size={18} />
          {t('common:actions.undo')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem onSelect={nothing}>{t('common:nav.signOut')}</MenuItem>
      </Opened>
    ),
    'one of several choices': (
      <Opened name={t('common:nav.settings')}>
        <Choosing t={t} />
      </Opened>
    ),
    'at the end of its button': (
      <div className="flex justify-end">
        <Opened name={t('common:nav.label')} align="end">
          <MenuItem onSelect={nothing}>{t('common:footer.writingAssistant')}</MenuItem>
        </Opened>
      </div>
    ),
    'longer and wider than the window': (
      <Opened name={t('common:nav.label')}>
        {Array.from({ length: 12 }, (_, number) => (
          <MenuItem key={number} onSelect={nothing}>
            {t('html:descriptions.privacy', { product: 'Tercet' })}
          </MenuItem>
        ))}
      </Opened>
    ),
  }),
} satisfies ComponentPage;
