import { COMPONENTS } from './pages';
import type { Place } from './place';
import { useWords } from './words';

/** What a window of one state holds. */
export function StateAlone({ page, state }: Place) {
  const t = useWords();
  return <div className="p-4">{COMPONENTS.get(page)?.states(t)[state]}</div>;
}
