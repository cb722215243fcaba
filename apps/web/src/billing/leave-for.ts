/**
 * Goes to a page of another site in place of this one: the way back leads past it, to where the person came from.
 * @throws where the address is none that a browser opens as a page
 */
export function leaveFor(address: string): void {
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new TypeError('No page');
  location.replace(url);
}
