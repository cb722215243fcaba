import { PRODUCT_NAME } from '@tercet/contracts';
import { useState } from 'react';
import { cx } from './cx';

/** 120 × 40, 180 × 60, 240 × 80 and 320 × 107 pixels. Classes: a style in prerendered HTML is refused by the content security policy. */
const LOGO_SIZES = {
  small: { main: 'w-[120px]', symbol: 'w-[40px]', common: 'h-[40px] text-[16px]' },
  medium: { main: 'w-[180px]', symbol: 'w-[60px]', common: 'h-[60px] text-[24px]' },
  large: { main: 'w-[240px]', symbol: 'w-[80px]', common: 'h-[80px] text-[32px]' },
  xlarge: { main: 'w-[320px]', symbol: 'w-[107px]', common: 'h-[107px] text-[42.8px]' },
} as const;

export interface LogoProps {
  /** Symbol and name, or the symbol alone. */
  variant?: 'main' | 'symbol';
  size?: keyof typeof LOGO_SIZES;
  /** `auto` follows the page; `light` and `dark` are for a ground of that kind; `white` is one colour, for photographs. */
  theme?: 'auto' | 'light' | 'dark' | 'white';
  /** An image of one's own instead of the drawn symbol. It is hidden when it cannot be loaded. */
  src?: string;
  className?: string;
}

/** Symbol and name side by side, or the symbol alone. */
export function Logo({
  variant = 'main',
  size = 'small',
  theme = 'auto',
  src,
  className,
}: LogoProps) {
  const { common, [variant]: width } = LOGO_SIZES[size];
  const isMain = variant === 'main';
  return (
    <span
      // Light and dark bring their own colours with them, whatever the page around wears.
      data-theme={theme === 'light' || theme === 'dark' ? theme : undefined}
      className={cx(
        'inline-flex shrink-0 items-center gap-[0.625em]',
        common,
        width,
        !isMain && 'justify-center',
        theme === 'white' ? 'text-white' : theme !== 'auto' && 'text-ink',
        className,
      )}
    >
      {src ? (
        <LogoImage key={src} src={src} />
      ) : (
        <LogoSymbol size="1.75em" white={theme === 'white'} />
      )}
      {isMain && (
        <span className="pt-[0.1em] font-serif text-[1.375em] leading-none font-semibold tracking-tight">
          {PRODUCT_NAME}
        </span>
      )}
    </span>
  );
}

function LogoImage({ src }: { src: string }) {
  const [broken, setBroken] = useState(false);
  return (
    <img
      src={src}
      alt=""
      hidden={broken}
      onError={() => setBroken(true)}
      className="max-h-full max-w-[1.75em] object-contain"
    />
  );
}

interface LogoSymbolProps {
  /** Pixels, or a length. */
  size?: number | string;
  white?: boolean;
}

/** Three lines, the middle one set in: a tercet on the page. */
export function LogoSymbol({ size = 28, white = false }: LogoSymbolProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      {white ? (
        <rect
          x="1"
          y="1"
          width="30"
          height="30"
          rx="6.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        />
      ) : (
        <rect width="32" height="32" rx="7" className="fill-brand" />
      )}
      <path
        d="M7 10h18M11 16h14M7 22h11"
        fill="none"
        strokeWidth="2.6"
        strokeLinecap="round"
        className={white ? 'stroke-current' : 'stroke-on-brand'}
      />
      <circle cx="23.6" cy="22" r="1.7" className={white ? 'fill-current' : 'fill-on-brand'} />
    </svg>
  );
}
