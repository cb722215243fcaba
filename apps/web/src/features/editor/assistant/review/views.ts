import { answersWithNewText, type Action } from '../session/action';

/** Ways to look at an answer. */
export type View = 'changes' | 'sides' | 'result';

/** Those that make sense for an action, the first at first. */
export function viewsOf(action: Action): readonly View[] {
  if (action.operation === 'generate') return ['result'];
  return answersWithNewText(action) ? ['result', 'sides'] : ['changes', 'sides', 'result'];
}
