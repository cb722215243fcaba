const isOpened = ({ protocol }: URL) => protocol === 'https:' || protocol === 'http:';

/** Whether an address is one that a browser opens as a page. */
export const isPage = (address: string): boolean => {
  const url = URL.parse(address);
  return url !== null && isOpened(url);
};

/**
 * The address of another site's page, to which the browser may be sent.
 * @throws where it is none that a browser opens as a page
 */
export function pageAt(address: string): URL {
  const url = new URL(address);
  if (!isOpened(url)) throw new TypeError('No page');
  return url;
}

/**
 * Goes to a page of another site in place of this one: the way back leads past it, to where the person came from.
 * @throws where the address is none that a browser opens as a page
 */
export const leaveFor = (address: string): void => location.replace(pageAt(address));
