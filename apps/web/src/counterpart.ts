/** What an element is known by: its name, or else its words. */
const markOf = (element: Element) =>
  element.getAttribute('name') ?? element.getAttribute('aria-label') ?? element.textContent;

/** All of its kind, with its mark. */
const alike = (element: Element, tree: ParentNode) =>
  [...tree.querySelectorAll<HTMLElement>(element.tagName)].filter(
    (other) => markOf(other) === markOf(element),
  );

/** The element that stands in a tree for one of the tree before; none where its mark has changed. */
export function counterpart(
  element: Element,
  before: ParentNode,
  tree: ParentNode,
): HTMLElement | undefined {
  const place = alike(element, before).findIndex((other) => other === element);
  return alike(element, tree)[place];
}
