import { formatNumber } from '@tercet/i18n';
import { useLocale } from '@tercet/i18n/react';
import { PERCENT } from '../../../measured/percent';

export interface ShareProps {
  /** 0 to 1. */
  share: number;
  /** What it is a share of. */
  name: string;
  /** The same of another checker, in words. */
  peer?: string | undefined;
}

/** A measured share: its figure, a bar of its length, and what it means. */
export function Share({ share, name, peer }: ShareProps) {
  const locale = useLocale();
  return (
    <div className="flex flex-col">
      <dt className="order-2 mt-1 text-md text-ink-muted">{name}</dt>
      <dd className="order-1 font-serif text-figure tabular-nums">
        {formatNumber(locale, share, PERCENT)}
      </dd>
      <dd className="order-3 mt-2.5">
        <svg
          viewBox="0 0 100 2"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="block h-1.5 w-full rounded-full"
        >
          <rect width="100" height="2" className="fill-(--line)" />
          <rect width={share * 100} height="2" className="fill-(--brand)" />
        </svg>
        {peer && <span className="mt-1.5 block text-sm text-ink-muted tabular-nums">{peer}</span>}
      </dd>
    </div>
  );
}
