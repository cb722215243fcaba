import type { KeyboardEvent, RefObject } from 'react';

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/** Goes from one button of a group to the next by the arrow keys. */
export function useArrows(group: RefObject<HTMLElement | null>) {
  return (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const buttons = [...(group.current?.querySelectorAll<HTMLElement>('[role=button]') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const next = buttons[at + step];
    if (at === -1 || !next) return;
    event.preventDefault();
    next.focus();
  };
}
