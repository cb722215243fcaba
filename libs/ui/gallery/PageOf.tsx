import { COMPONENTS, TOKEN_PAGES } from './pages';
import type { Place } from './place';
import { Specimens } from './Specimens';

/** The page at a place; without a name, what the others are for. */
export function PageOf({ place }: { place: Place }) {
  const component = COMPONENTS.get(place.page);
  const tokens = TOKEN_PAGES.get(place.page);
  const title = component?.title ?? (tokens ? place.page : 'Components');
  return (
    <>
      <h1 className="font-serif text-title-sm">{title}</h1>
      {component && <Specimens place={place} page={component} />}
      {tokens}
      {!component && !tokens && (
        <p className="mt-4 max-w-[40rem] text-lg text-ink-muted">
          What every page of the product is made of, in all its states. The name of a page is the
          name of its file in <code className="font-mono text-base">libs/ui/gallery</code>.
        </p>
      )}
    </>
  );
}
