import { counterpart } from './counterpart';
import { takeHeldPress } from './held-press';
import { takeFields } from './typed-fields';

/**
 * Lets a tree go on where the tree before was left: with what was typed and ticked, the focus, and what the mouse holds down.
 * @param focused what had the focus before that tree went
 */
export function takeOver(before: Element, tree: ParentNode, focused: Element | null): void {
  takeFields(before, tree);
  if (focused && before.contains(focused))
    counterpart(focused, before, tree)?.focus({ preventScroll: true });
  takeHeldPress(before, tree);
}
