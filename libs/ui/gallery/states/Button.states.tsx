import { Button, buttonClass, Icon, type ButtonSize, type ButtonVariant } from '../../src';
import type { ComponentPage } from '../component-page';
import { every } from '../every';
import { Row } from '../Row';

const VARIANTS = every<ButtonVariant>({
  primary: true,
  secondary: true,
  quiet: true,
  danger: true,
});
const SIZES = every<ButtonSize>({ sm: true, md: true, lg: true });

export default {
  title: 'Button',
  components: [Button],
  states: (t) => ({
    ...Object.fromEntries(
      VARIANTS.map((variant) => [
        variant,
        <Row>
          {SIZES.map((size) => (
            <Button key={size} variant={variant} size={size}>
              {t('common:nav.signUp')}
            </Button>
          ))}
        </Row>,
      ]),
    ),
    disabled: (
      <Row>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {t('common:nav.signUp')}
          </Button>
        ))}
      </Row>
    ),
    busy: (
      <Row>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} loading>
            {t('auth:signUp.submitting')}
          </Button>
        ))}
      </Row>
    ),
    'with an icon': (
      <Row>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            <Icon name="undo" size={18} />
            {t('common:actions.undo')}
          </Button>
        ))}
      </Row>
    ),
    'a link that looks like one': (
      <a href="#/Button" className={buttonClass('primary')}>
        {t('common:start.open')}
      </a>
    ),
    'long words, little room': (
      <div className="flex w-40 flex-col gap-3">
        <Button variant="primary">{t('common:actions.reload')}</Button>
        <Button loading>{t('auth:signUp.submitting')}</Button>
      </div>
    ),
  }),
} satisfies ComponentPage;
