import { Illustration, type IllustrationProps } from './Illustration';

/** Of which each is at home in one of the languages, and where it stands. */
const LETTERS = [
  ['Th', 49, 46],
  ['É', 115, 59],
  ['Ñ', 71, 96],
] as const;

/** Three languages that speak with one another. */
export const ThreeVoices = (props: IllustrationProps) => (
  <Illustration {...props}>
    <path d="M24 20h50v36H44l-10 9v-9H24z" className="fill-surface" />
    <path d="M92 34h46v36h-9v9l-10-9H92z" className="fill-surface" />
    <path d="M46 72h50v34H68l-10 9v-9H46z" className="fill-surface" />
    {LETTERS.map(([letter, x, y]) => (
      <text
        key={letter}
        x={x}
        y={y}
        textAnchor="middle"
        fontSize="22"
        className="fill-current stroke-none font-serif"
      >
        {letter}
      </text>
    ))}
  </Illustration>
);
