import { PAGE_PATHS } from '@tercet/contracts';

/** Whether who comes to an account form has chosen a plan, which is paid for next. */
export function isForPlan(search: string): boolean {
  const wanted = new URLSearchParams(search).get('redirect') ?? '';
  return wanted.startsWith(PAGE_PATHS.subscribe);
}
