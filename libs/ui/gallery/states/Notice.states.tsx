import { Button, IconButton, Notice, type NoticeTone } from '../../src';
import type { ComponentPage } from '../component-page';
import { every } from '../every';

const TONES = every<NoticeTone>({ info: true, good: true, warn: true, danger: true });

export default {
  title: 'Notice',
  components: [Notice],
  states: (t) => ({
    ...Object.fromEntries(
      TONES.map((tone) => [
        tone,
        <Notice tone={tone}>{t('common:arrival.switched', { email: 'noor@example.com' })}</Notice>,
      ]),
    ),
    'with a way out': (
      <Notice tone="danger" action={<Button size="sm">{t('common:actions.reload')}</Button>}>
        {t('common:language.failed')}
      </Notice>
    ),
    'that can be closed': (
      <Notice
        tone="warn"
        action={<IconButton icon="close" size="sm" label={t('common:actions.close')} />}
      >
        {t('common:crash.offline')}
      </Notice>
    ),
    'with a link': (
      <Notice>
        {t('auth:signUp.other')}{' '}
        <a href="#/Notice" className="underline">
          {t('auth:signUp.otherLink')}
        </a>
      </Notice>
    ),
    'long words, little room': (
      <Notice tone="warn" className="w-56">
        Donaudampfschifffahrtsgesellschaftskapitän
      </Notice>
    ),
  }),
} satisfies ComponentPage;
