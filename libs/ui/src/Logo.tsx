import { PRODUCT_NAME } from '@tercet/contracts';

/** Three lines, the middle one set in: a tercet on the page. */
export function LogoSymbol({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="7" className="fill-brand" />
      <path
        d="M7 10h18M11 16h14M7 22h11"
        fill="none"
        strokeWidth="2.6"
        strokeLinecap="round"
        className="stroke-on-brand"
      />
      <circle cx="23.6" cy="22" r="1.7" className="fill-on-brand" />
    </svg>
  );
}

/** Symbol and name side by side. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <LogoSymbol />
      <span className="font-serif text-[1.375rem] leading-none font-semibold tracking-tight">
        {PRODUCT_NAME}
      </span>
    </span>
  );
}
