import type { Locator, Page } from '@playwright/test';
import type { Operation } from '@tercet/contracts';
import type { TFunction } from 'i18next';
import { anyCountOf, patternOf } from './words';

/** The assistant's panel as a person sees it. */
export interface Assistant {
  open(): Promise<void>;
  readonly improve: Locator;
  action(name: Operation): Locator;
  /** A button that an action asks by, by its key among the assistant's words. */
  choice(key: string): Locator;
  readonly result: Locator;
  readonly answerSoFar: Locator;
  readonly stop: Locator;
  readonly review: Locator;
  readonly apply: Locator;
  readonly retry: Locator;
  readonly notCounted: Locator;
  /** How many requests are left of today's ten. */
  left(count: number): Locator;
}

export function assistantOn(page: Page, t: TFunction): Assistant {
  const button = (key: string) =>
    page.getByRole('button', { name: t(`editor:assistant.${key}`), exact: true });
  const left = (count: number) => {
    const words = { count, limit: 10, time: '{{time}}' };
    const key = count === 0 ? 'editor:assistant.noneLeft' : 'editor:assistant.left';
    return page.getByText(patternOf(t(key, words)));
  };
  return {
    open: () => page.getByRole('tab', { name: t('editor:panel.assistant') }).click(),
    improve: button('actions.improve'),
    action: (name) => button(`actions.${name}`),
    choice: (key) => button(key),
    answerSoFar: page.getByRole('region', { name: t('editor:assistant.streamLabel') }),
    result: page.getByRole('region', { name: t('editor:assistant.resultLabel') }),
    stop: button('stop'),
    review: page.getByRole('group', { name: t('editor:assistant.reviewLabel') }),
    apply: page.getByRole('button', {
      name: anyCountOf((count) => t('editor:assistant.apply', { count })),
    }),
    retry: button('retry'),
    notCounted: page.getByText(t('editor:assistant.returned')),
    left,
  };
}
