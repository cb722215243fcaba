import { cx } from '../../../src';
import { useWords } from '../../words';
import { Specimen } from '../../Specimen';
import { startingWith } from '../read-tokens';
import { TOKENS } from '../tokens';

const WEIGHTS = { normal: 400, medium: 500, semibold: 600 };
const LINE_HEIGHT = '--line-height';

/** Faces, sizes and weights. */
export default function Type() {
  const t = useWords();
  const sizes = startingWith('text-', TOKENS.fixed);
  const lineHeights = new Map(sizes);
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
      {sizes
        .filter(([name]) => !name.endsWith(LINE_HEIGHT))
        .map(([name, fontSize]) => (
          <Specimen key={name} isCode name={`text-${name} · ${fontSize}`}>
            <p
              style={{ fontSize, lineHeight: lineHeights.get(name + LINE_HEIGHT) }}
              className={cx(
                parseFloat(fontSize) >= 1.25 && 'font-serif',
                parseFloat(fontSize) >= 2.25 && 'tracking-tight',
              )}
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
