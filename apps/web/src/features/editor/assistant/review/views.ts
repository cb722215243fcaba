import { answersWithNewText, type Action } from '../session/action';

/** Ways to look at an answer. */
export type View = 'changes' | 'sides' | 'versions' | 'result';

/** Those that make sense for an action, the first at first. */
export function viewsOf(action: Action, hasVersions: boolean): readonly View[] {
  const versions: readonly View[] = hasVersions ? ['versions'] : [];
  if (action.operation === 'generate') return ['result', ...versions];
  return answersWithNewText(action)
    ? ['result', 'sides', ...versions]
    : ['changes', 'sides', ...versions, 'result'];
}
