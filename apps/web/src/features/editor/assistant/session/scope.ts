import type { Scope } from './target';

/** A stretch of the text that is selected, in UTF-16 code units. */
interface Selected {
  readonly from: number;
  readonly to: number;
}

/** How much of the text somebody wants actions to work on. */
export interface WantedScope {
  /** Where nothing that is selected is meant. */
  readonly wide: Exclude<Scope, 'selection'>;
  /** The selection that is there and is not meant. */
  readonly passedOver: Selected | null;
}

const isPassedOver = ({ passedOver }: WantedScope, { from, to }: Selected): boolean =>
  passedOver?.from === from && passedOver.to === to;

/** What is selected, unless somebody has chosen otherwise since. */
export function scopeOf(wanted: WantedScope, selected: Selected): Scope {
  const isMeant = selected.from !== selected.to && !isPassedOver(wanted, selected);
  return isMeant ? 'selection' : wanted.wide;
}

/** The same once something is selected: what is passed over is meant again when it is selected anew. */
export function afterSelecting(wanted: WantedScope, selected: Selected): WantedScope {
  if (!wanted.passedOver || isPassedOver(wanted, selected)) return wanted;
  return { ...wanted, passedOver: null };
}

export function wanting(scope: Scope, { from, to }: Selected, before: WantedScope): WantedScope {
  if (scope === 'selection') return { ...before, passedOver: null };
  return { wide: scope, passedOver: { from, to } };
}
