export const isMac = /Mac|iP(hone|ad|od)/.test(navigator.userAgent);

/** Whether a key is pressed together with the one that programs of the system take for their commands, and no other. */
export const isCommand = (event: KeyboardEvent): boolean =>
  (isMac ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey) &&
  !event.altKey &&
  !event.shiftKey;
