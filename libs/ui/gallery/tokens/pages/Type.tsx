import { cx } from '../../../src';
import { useWords } from '../../words';
import { Specimen } from '../../Specimen';
import { startingWith } from '../read-tokens';
import { TOKENS } from '../tokens';

const WEIGHTS = { normal: 400, medium: 500, semibold: 600 };
const isSize = ([name]: readonly [string, string]) => !name.includes('--');

/** Faces, sizes and weights. */
export default function Type() {
  const t = useWords();
  const sizes = startingWith('text-', TOKENS.fixed);
  const lineHeights = new Map(sizes);
  const wide = new Map(startingWith('text-', TOKENS.wide));
  const sample = t('common:footer.line');
  return (
    <div className="mt-8">
      {startingWith('font-', TOKENS.fixed).map(([name, family]) => (
        <Specimen key={name} isCode name={`font-${name}`}>
          <p style={{ fontFamily: family }} className="text-2xl">
            {sample}
          </p>
          <p className="mt-1 text-sm text-ink-muted">{family}</p>
        </Specimen>
      ))}
      {sizes.filter(isSize).map(([name, fontSize]) => (
        <Specimen key={name} isCode name={`text-${name} · ${fontSize}`}>
          <p
            style={{ fontSize, lineHeight: lineHeights.get(`${name}--line-height`) }}
            className={cx(parseFloat(fontSize) >= 1.25 && 'font-serif')}
          >
            {sample}
          </p>
        </Specimen>
      ))}
      {startingWith('text-', TOKENS.roles)
        .filter(isSize)
        .map(([name, size]) => (
          <Specimen
            key={name}
            isCode
            name={[`text-${name} · ${size}`, wide.get(name)].filter(Boolean).join(' → ')}
          >
            {/* As the class does it, so that a wide window shows what it has. */}
            <p
              style={{
                fontSize: `var(--text-${name})`,
                lineHeight: `var(--text-${name}--line-height)`,
                letterSpacing: `var(--text-${name}--letter-spacing)`,
                fontWeight: `var(--text-${name}--font-weight)`,
              }}
              className="font-serif text-balance"
            >
              {sample}
            </p>
          </Specimen>
        ))}
      {Object.entries(WEIGHTS).map(([name, fontWeight]) => (
        <Specimen key={name} isCode name={`font-${name} · ${fontWeight}`}>
          <p style={{ fontWeight }}>{sample}</p>
        </Specimen>
      ))}
    </div>
  );
}
