import { PRODUCT_NAME } from '@tercet/contracts';
import { useState, type CSSProperties } from 'react';
import { cx } from './cx';

/** Width and height of each size in pixels; the symbol alone is as wide as it is high. */
const LOGO_SIZES = {
  small: { width: 120, height: 40 },
  medium: { width: 180, height: 60 },
  large: { width: 240, height: 80 },
  xlarge: { width: 320, height: 107 },
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

/** The drawing is laid out for this height and grows with the logo. Pixels. */
const DRAWN_HEIGHT = 40;

/** Symbol and name side by side, or the symbol alone. */
export function Logo({
  variant = 'main',
  size = 'small',
  theme = 'auto',
  src,
  className,
}: LogoProps) {
  const { width, height } = LOGO_SIZES[size];
  const isMain = variant === 'main';
  const style: CSSProperties = {
    width: isMain ? width : height,
    height,
    fontSize: `${(16 * height) / DRAWN_HEIGHT}px`,
  };
  return (
    <span
      // Light and dark bring their own colours with them, whatever the page around wears.
      data-theme={theme === 'light' || theme === 'dark' ? theme : undefined}
      style={style}
      className={cx(
        'inline-flex shrink-0 items-center gap-[0.625em]',
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
        <span className="font-serif text-[1.375em] leading-none font-semibold tracking-tight">
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
