/** What is said as a page is left, and read on the next one. */
export type NextPageMessage = 'confirmAddress';

let waiting: NextPageMessage | null = null;

/** Has the next page say something that has no place on this one, which is about to go. */
export function sayOnNextPage(message: NextPageMessage): void {
  waiting = message;
}

/** What is to be said, which nobody takes a second time. */
export function takeNextPageMessage(): NextPageMessage | null {
  const message = waiting;
  waiting = null;
  return message;
}
