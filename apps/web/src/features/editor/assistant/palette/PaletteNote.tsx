import { AllowanceLine } from '../start/AllowanceLine';
import { useEngine } from '../../../../data/use-engine';

export interface PaletteNoteProps {
  id: string;
  /** Why some actions cannot be chosen. */
  hindrances: readonly string[];
}

/** What the actions of the palette cost, and why those that are grey cannot begin. */
export function PaletteNote({ id, hindrances }: PaletteNoteProps) {
  const engine = useEngine();
  return (
    <div
      id={id}
      role="status"
      className="space-y-1.5 border-t border-line px-5 py-3 text-sm text-ink-muted empty:hidden"
    >
      {hindrances.map((hindrance) => (
        <p key={hindrance}>{hindrance}</p>
      ))}
      {engine === 'MODEL' && <AllowanceLine />}
    </div>
  );
}
