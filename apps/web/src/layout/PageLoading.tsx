import { Spinner } from '@tercet/ui';

/** What stands where a page will be. */
export function PageLoading({ label }: { label: string }) {
  return (
    <div
      role="status"
      className="flex min-h-[70dvh] items-center justify-center gap-3 text-ink-muted"
    >
      <Spinner />
      {label}
    </div>
  );
}
