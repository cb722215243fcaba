import { WayTo } from './WayTo';

/** Where to go from a page about paying that leads no further. */
export function OtherWays() {
  return (
    <>
      <WayTo place="pricing" look="secondary" />
      <WayTo place="support" look="quiet" />
    </>
  );
}
