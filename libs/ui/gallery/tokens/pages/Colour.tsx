import { usePlace } from '../../place';
import { Specimen } from '../../Specimen';
import { contrast } from '../contrast';
import { GROUNDS, PAIRS, TEXTS } from '../pairs';
import { TOKENS } from '../tokens';

const isColour = ([name]: readonly [string, string]) => !name.startsWith('shadow');

function OnGround({ text, ground, value }: { text: string; ground: string; value: number }) {
  return (
    <p
      style={{ color: `var(--${text})`, background: `var(--${ground})` }}
      className="flex flex-wrap items-baseline justify-between gap-x-3 rounded-sm border border-line px-3 py-1.5 text-sm"
    >
      <span>
        {text} on {ground}
      </span>
      <span className="tabular-nums">{value.toFixed(1)}</span>
    </p>
  );
}

/** Every colour of the theme, and how well text is read on its grounds. */
export default function Colour() {
  const tokens = TOKENS[usePlace().theme];
  const between = (one: string, other: string) =>
    contrast(tokens.get(one) ?? '', tokens.get(other) ?? '');
  const pairs = [
    ...TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)),
    ...PAIRS,
  ];
  return (
    <div className="mt-8">
      <Specimen name="Roles">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-4">
          {[...tokens].filter(isColour).map(([name, value]) => (
            <li key={name} className="min-w-0 text-sm">
              <span
                style={{ background: `var(--${name})` }}
                className="block h-14 rounded-md border border-line"
              />
              <span className="mt-1.5 block font-medium">{name}</span>
              <span className="text-ink-muted">{value}</span>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Contrast">
        <div className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-2">
          {pairs.map(([text, ground]) => (
            <OnGround
              key={`${text} ${ground}`}
              text={text}
              ground={ground}
              value={between(text, ground)}
            />
          ))}
        </div>
      </Specimen>
    </div>
  );
}
