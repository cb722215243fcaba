/** What an element is known by: its name, or else its words. */
const markOf = (element: Element) =>
  element.getAttribute('name') ?? element.getAttribute('aria-label') ?? element.textContent;

/** All of its kind, with its mark. */
const alike = (element: Element, tree: ParentNode) =>
  [...tree.querySelectorAll<HTMLElement>(element.tagName)].filter(
    (other) => markOf(other) === markOf(element),
  );

/** Whether a page was rendered in another language than its reader's, before that was known. */
function isTranslated(before: ParentNode): boolean {
  const lang = before instanceof Element && before.getAttribute('lang');
  return Boolean(lang) && lang !== document.documentElement.lang;
}

/**
 * The element that stands in a tree for one of the tree before; none where its mark has changed, unless that is in another
 * language: then the one at its place among its kind.
 */
export function counterpart(
  element: Element,
  before: ParentNode,
  tree: ParentNode,
): HTMLElement | undefined {
  const isAtPlace = !element.hasAttribute('name') && isTranslated(before);
  const others = (within: ParentNode) =>
    isAtPlace ? [...within.querySelectorAll<HTMLElement>(element.tagName)] : alike(element, within);
  return others(tree)[others(before).findIndex((other) => other === element)];
}
