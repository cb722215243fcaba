import type { ComponentPage } from './component-page';
import type { Place } from './place';
import { Specimen } from './Specimen';
import { Within } from './Within';
import { useWords } from './words';

/** All states of a component, each beside its name. */
export function Specimens({ place, page }: { place: Place; page: ComponentPage }) {
  const t = useWords();
  return (
    <div className="mt-8">
      {Object.entries(page.states(t)).map(([name, state]) => (
        <Specimen key={`${place.page} ${name}`} name={name}>
          {page.windowHeight ? (
            <Within
              place={place}
              within="state"
              state={name}
              title={name}
              height={page.windowHeight}
            />
          ) : (
            state
          )}
        </Specimen>
      ))}
    </div>
  );
}
