import { addressOf, type Place } from './place';

export interface WithinProps {
  place: Place;
  within: 'page' | 'state';
  state?: string;
  title: string;
  width?: number;
  height: number;
}

/** A window within the page, with a width and an edge of its own. */
export function Within({ place, within, state = '', title, width, height }: WithinProps) {
  return (
    <iframe
      title={title}
      src={addressOf({ ...place, width: 'full', within, state })}
      style={{ width: width ?? '100%', height }}
      className="max-w-full rounded-md outline outline-line-strong"
    />
  );
}
