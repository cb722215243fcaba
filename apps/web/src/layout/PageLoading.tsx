import { Spinner } from '@tercet/ui';

/** What stands where a page will be, as high as the window: what stands below is not seen to move. */
export function PageLoading({ label }: { label: string }) {
  return (
    <div
      role="status"
      className="flex min-h-dvh items-center pb-[30dvh] justify-center gap-3 text-ink-muted"
    >
      <Spinner />
      {label}
    </div>
  );
}
