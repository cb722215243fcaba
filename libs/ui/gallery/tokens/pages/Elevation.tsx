import { Specimen } from '../../Specimen';
import { startingWith } from '../read-tokens';
import { TOKENS } from '../tokens';
import { GROUNDS } from '../pairs';

const BOX = 'grid h-24 place-items-center rounded-md border border-line p-3 text-sm font-medium';
const BOXES = 'grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-6';

/** Grounds, shadows, and what stands above what. */
export default function Elevation() {
  return (
    <div className="mt-8">
      <Specimen name="Grounds">
        <div className={BOXES}>
          {GROUNDS.map((ground) => (
            <div key={ground} style={{ background: `var(--${ground})` }} className={BOX}>
              {ground}
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen name="Shadows">
        <div className={BOXES}>
          {startingWith('shadow-', TOKENS.fixed).map(([name]) => (
            <div
              key={name}
              style={{ boxShadow: `var(--shadow-${name})` }}
              className={`${BOX} bg-surface`}
            >
              shadow-{name}
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen name="Layers">
        <ol className="flex flex-col-reverse">
          {startingWith('z-index-', TOKENS.fixed).map(([name, value], index) => (
            <li
              key={name}
              style={{ marginInlineStart: `${index * 1.5}rem` }}
              className="relative -mt-3 flex max-w-64 justify-between rounded-md border border-line bg-surface px-4 py-4 text-sm shadow-1"
            >
              <span className="font-medium">z-{name}</span>
              <span className="text-ink-muted tabular-nums">{value}</span>
            </li>
          ))}
        </ol>
      </Specimen>
    </div>
  );
}
