import { LOCALES } from '@tercet/contracts';
import { Segments } from '../src';
import { goTo, WIDTHS, type Place } from './place';

const THEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;
const LANGUAGES = LOCALES.map((value) => ({ value, label: value.toUpperCase() }));
const WIDTH_OPTIONS = WIDTHS.map((value) => ({
  value,
  label: value === 'full' ? 'Full' : value,
}));

/** How the page is shown. */
export function Switches({ place }: { place: Place }) {
  const change = (changed: Partial<Place>) => goTo({ ...place, ...changed });
  return (
    <div
      role="region"
      aria-label="How it is shown"
      className="flex flex-wrap gap-x-6 gap-y-2 border-b border-line px-5 py-3 sm:px-8"
    >
      <Segments
        label="Theme"
        value={place.theme}
        options={THEMES}
        onChange={(theme) => change({ theme })}
      />
      <Segments
        label="Language"
        value={place.language}
        options={LANGUAGES}
        onChange={(language) => change({ language })}
      />
      <div className="max-sm:hidden">
        <Segments
          label="Width"
          value={place.width}
          options={WIDTH_OPTIONS}
          onChange={(width) => change({ width })}
        />
      </div>
    </div>
  );
}
