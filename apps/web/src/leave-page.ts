declare global {
  interface Window {
    /** Set by `start.js`, which also calls it where the application itself does not come. */
    leavePage?: () => void;
  }
}

/** Leaves the prerendered page as it is, and says that it does not answer. */
export const leavePage = (): void => window.leavePage?.();
