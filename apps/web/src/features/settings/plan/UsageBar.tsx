export interface UsageBarProps {
  /** Id of what the bar is called. */
  labelledBy: string;
  used: number;
  limit: number;
}

/** How much of an allowance is used; the text beside it says the same. */
export function UsageBar({ labelledBy, used, limit }: UsageBarProps) {
  const shown = Math.min(used, limit);
  const share = limit === 0 ? 1 : shown / limit;
  return (
    <div
      role="progressbar"
      aria-labelledby={labelledBy}
      aria-valuemin={0}
      aria-valuemax={limit}
      aria-valuenow={shown}
      className="mt-2 h-2.5 overflow-hidden rounded-sm border border-line-strong bg-surface"
    >
      <div
        className="h-full bg-brand forced-colors:bg-[CanvasText]"
        style={{ width: `${share * 100}%` }}
      />
    </div>
  );
}
