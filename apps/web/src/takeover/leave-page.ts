declare global {
  interface Window {
    /** Set by `start.js`, which also calls it where the application itself does not come. */
    leavePage?: () => void;
  }
}

/** Takes back what was said of a page that has come late. */
export function returnToPage(): void {
  document.querySelector('#lost > :not([hidden])')?.setAttribute('hidden', '');
}

/** Leaves the prerendered page as it is, and says that it does not answer. */
export const leavePage = (): void => window.leavePage?.();
