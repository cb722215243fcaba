/**
 * Records what a page's main thread works on. Processor time tells the page's own work from that of a busy machine.
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<() => Promise<{ longest: number, total: number }>>} Ends the record: processor time of the longest task and of all, in milliseconds.
 */
export async function recordMainThread(page) {
  const client = await page.context().newCDPSession(page);
  const events = [];
  client.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const traceConfig = { includedCategories: ['toplevel', 'blink.user_timing'] };
  await client.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await page.evaluate(() => performance.mark('benchmark'));
  return async () => {
    const complete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
    await client.send('Tracing.end');
    await complete;
    await client.detach();
    const { pid, tid } = events.find(({ name }) => name === 'benchmark');
    const isTask = ({ name, ph, pid: process, tid: thread }) =>
      ph === 'X' && name.endsWith('RunTask') && process === pid && thread === tid;
    const times = outermost(events.filter(isTask)).map(({ tdur = 0 }) => tdur / 1000);
    return { longest: Math.max(0, ...times), total: times.reduce((sum, time) => sum + time, 0) };
  };
}

/** Tasks that run inside of other tasks would count twice. */
function outermost(tasks) {
  let end = -1;
  const sorted = tasks.toSorted((a, b) => a.ts - b.ts || b.dur - a.dur);
  return sorted.filter(({ ts, dur }) => {
    if (ts < end) return false;
    end = ts + dur;
    return true;
  });
}
