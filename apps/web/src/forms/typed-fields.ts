export type Field = HTMLInputElement | HTMLTextAreaElement;

const fieldsIn = (tree: ParentNode) => [...tree.querySelectorAll<Field>('input, textarea')];

/** On a field that holds what was typed before the page was loaded, of which the tree before knows nothing. */
export const KEPT = { 'data-kept': '' };

const isKept = (field: Field) => 'kept' in field.dataset;
const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox';

/** Behind a text that is kept, of which nothing is to be lost, what was typed beside an example. */
function withKept(field: Field, typed: Field): string {
  if (!isKept(field) || field.type !== 'textarea') return typed.value;
  const added = typed.value.replace(typed.defaultValue, '').trim();
  return added ? `${field.value}\n\n${added}` : field.value;
}

/** Sets the value as typing does: React listens for the event, and compares with what it has set itself. */
export function type(field: Field, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Types and ticks in a tree what was typed and ticked in the same fields of the tree before, with what was selected.
 * @param typedIn the fields of the tree before that somebody typed in or ticked: others hold what came with them, or what
 *   the browser has put back
 */
export function takeFields(
  before: ParentNode,
  tree: ParentNode,
  typedIn: readonly EventTarget[],
): void {
  const fields = fieldsIn(tree);
  fieldsIn(before).forEach((typed, place) => {
    const field = fields[place];
    if (!field || field.name !== typed.name) return;
    const isTyped = typedIn.includes(typed);
    if (isBox(field)) {
      if (isTyped && isBox(typed) && field.checked !== typed.checked) field.click();
      return;
    }
    if (isTyped && typed.value !== typed.defaultValue) type(field, withKept(field, typed));
    // A field that nobody was in has its caret at the start, as it comes, and some kinds of fields tell of none.
    const isUsed = isTyped || typed.selectionEnd !== 0;
    if (isUsed && !isKept(field) && typed.selectionEnd !== null)
      field.setSelectionRange(typed.selectionStart, typed.selectionEnd);
  });
}
