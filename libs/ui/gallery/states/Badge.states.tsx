import { Badge } from '../../src';
import type { ComponentPage } from '../component-page';

export default {
  title: 'Badge',
  components: [Badge],
  states: (t) => ({
    plain: <Badge>{t('common:plan.free')}</Badge>,
    strong: <Badge strong>{t('common:plan.premium')}</Badge>,
    'beside a name': (
      <p className="flex items-center gap-2 text-md">
        Noor <Badge strong>{t('common:plan.premium')}</Badge>
      </p>
    ),
    'long words, little room': (
      <div className="w-40">
        <Badge>{t('common:footer.writingAssistant')}</Badge>
      </div>
    ),
  }),
} satisfies ComponentPage;
