import type { Page } from '@playwright/test';

/** How far a page may move under its reader while it loads (cumulative layout shift, without a unit). */
export const MOST_SHIFT = 0.02;

/** Notes how far each page that is opened from now on moves. @returns what tells it of the page that is open */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.sum += (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
}
