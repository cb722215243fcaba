const wordsOn = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

/** All of its kind, with its words. */
const alike = (element: Element, tree: ParentNode) =>
  [...tree.querySelectorAll<HTMLElement>(element.tagName)].filter(
    (other) => wordsOn(other) === wordsOn(element),
  );

/** The element that stands in a tree for one of the tree before; none where the words have changed. */
export function counterpart(
  element: Element,
  before: ParentNode,
  tree: ParentNode,
): HTMLElement | undefined {
  const place = alike(element, before).findIndex((other) => other === element);
  return alike(element, tree)[place];
}
