import { cx } from '../src';
import { COMPONENTS, TOKEN_PAGES } from './pages';

function Links({ title, names, page }: { title: string; names: readonly string[]; page: string }) {
  return (
    <div className="flex shrink-0 items-center gap-1 lg:mt-6 lg:block">
      <h2 className="px-3 text-xs font-semibold text-ink-muted lg:pb-1">{title}</h2>
      <ul className="flex lg:block">
        {names.map((name) => (
          <li key={name}>
            <a
              href={`#/${name}`}
              aria-current={name === page ? 'page' : undefined}
              className={cx(
                'flex min-h-9 items-center rounded-md px-3 text-md transition-colors hover:bg-brand-soft',
                name === page ? 'bg-brand-soft text-brand-strong' : 'text-ink',
              )}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Every page by name: beside it, or in a row above it where there is no room. */
export function Navigation({ page }: { page: string }) {
  return (
    <nav
      aria-label="Pages"
      className="flex overflow-x-auto border-line bg-surface px-2 py-2 max-lg:border-b lg:sticky lg:top-0 lg:block lg:h-dvh lg:overflow-y-auto lg:border-r lg:px-3 lg:py-5"
    >
      <a
        href="#/"
        className="flex min-h-9 shrink-0 items-center rounded-md px-3 font-serif text-xl font-semibold"
      >
        Tercet
      </a>
      <Links title="System" names={[...TOKEN_PAGES.keys()]} page={page} />
      <Links title="Components" names={[...COMPONENTS.keys()]} page={page} />
    </nav>
  );
}
