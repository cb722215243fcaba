/** The live region that tells screen readers which page has opened. */
export const ANNOUNCER_ID = 'page-announcer';

let opened = 0;

/** After a change of page, moves the focus to its heading and announces its title. The first page is left to the browser. */
export function announcePage(): void {
  opened += 1;
  if (opened === 1) return;
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading && !document.activeElement?.matches('main input, main [contenteditable]')) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  const announcer = document.getElementById(ANNOUNCER_ID);
  if (announcer) announcer.textContent = document.title;
}
