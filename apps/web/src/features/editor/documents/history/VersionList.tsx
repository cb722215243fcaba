import { useFormat, useTranslation } from '@tercet/i18n/react';
import type { KeptVersion } from './history-store';
import { useVersionWords } from './use-version-words';

export interface VersionListProps {
  /** The latest first. */
  versions: readonly KeptVersion[];
  /** The one that was looked at last, where the focus goes on. */
  chosen: KeptVersion | null;
  onChoose: (version: KeptVersion) => void;
}

export function VersionList({ versions, chosen, onChoose }: VersionListProps) {
  const { t } = useTranslation(['documents', 'editor']);
  const format = useFormat();
  const words = useVersionWords(versions);
  const details = (index: number) => {
    const [count, before] = [words[index], words[index + 1]];
    if (count === undefined) return '';
    const total = t('editor:status.words', { count });
    if (before === undefined || before === count) return total;
    const change = format.number(count - before, { signDisplay: 'always' });
    return `${total} (${change})`;
  };
  return (
    <ul className="-mx-2 divide-y divide-line">
      {versions.map((version, index) => (
        <li key={version.keptAt}>
          <button
            type="button"
            autoFocus={version === chosen}
            onClick={() => onChoose(version)}
            className="w-full rounded-sm px-2 py-2.5 text-left hover:bg-sunken focus-visible:-outline-offset-2"
          >
            <span className="block font-medium">
              {format.date(version.keptAt, { dateStyle: 'medium', timeStyle: 'short' })}
            </span>
            <span className="block text-sm text-ink-muted tabular-nums">{details(index)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
