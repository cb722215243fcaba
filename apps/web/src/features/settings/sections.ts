/** The sections of the page, in their order; each is the end of an address, after its `#`. */
export const SECTIONS = [
  'appearance',
  'profile',
  'email',
  'password',
  'sessions',
  'apiKeys',
  'plan',
  'data',
  'deletion',
] as const;
export type SectionName = (typeof SECTIONS)[number];

export const headingId = (section: SectionName) => `${section}-heading`;

/** Gives the focus to a section's heading: what had it is gone, or the person went there. */
export function focusSection(section: SectionName): void {
  document.getElementById(headingId(section))?.focus({ preventScroll: true });
}
