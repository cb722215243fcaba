import { pageNameAt } from '@tercet/contracts';

/** Whether a page takes the whole window, edge to edge, instead of a column in the middle of it. */
export function fillsWindow(pathname: string): boolean {
  return pageNameAt(pathname) === 'editor';
}
