import { Specimen } from '../../Specimen';
import { startingWith } from '../read-tokens';
import { TOKENS } from '../tokens';

const STEPS = [0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 12, 16, 20];

/** Distances, which are multiples of one, and the corners. */
export default function Space() {
  const unit = parseFloat(TOKENS.fixed.get('spacing') ?? '');
  return (
    <div className="mt-8">
      <Specimen isCode name={`spacing · ${unit}rem`}>
        <ul className="grid gap-2">
          {STEPS.map((step) => (
            <li key={step} className="flex items-center gap-4 text-sm tabular-nums">
              <span className="w-8 text-right font-medium">{step}</span>
              <span style={{ width: `${step * unit}rem` }} className="h-4 rounded-[1px] bg-brand" />
              <span className="text-ink-muted">{step * unit * 16} px</span>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Corners">
        <ul className="flex flex-wrap gap-6">
          {startingWith('radius-', TOKENS.fixed).map(([name, borderRadius]) => (
            <li key={name} className="text-sm">
              <span
                style={{ borderRadius }}
                className="block size-24 border border-line-strong bg-surface"
              />
              <span className="mt-1.5 block font-medium">rounded-{name}</span>
              <span className="text-ink-muted">{borderRadius}</span>
            </li>
          ))}
        </ul>
      </Specimen>
    </div>
  );
}
