/** What a form holds: text, and named or numbered groups of it. */
export interface Tree {
  [name: string]: Leaf;
}
type Leaf = string | Leaf[] | Tree;

const MAX_DEPTH = 8;

/** `line_items[0][price]` → `line_items`, `0`, `price`. */
function pathOf(name: string): readonly string[] {
  const [first = '', ...rest] = name.split('[');
  return [first, ...rest.map((part) => part.replace(/\]$/, ''))];
}

interface Node {
  readonly children: Map<string, Node | string>;
}

function put(root: Node, path: readonly string[], value: string): void {
  let node = root;
  path.slice(0, MAX_DEPTH).forEach((part, index, parts) => {
    const name = part === '' ? String(node.children.size) : part;
    if (index === parts.length - 1) return void node.children.set(name, value);
    const child = node.children.get(name);
    const next = typeof child === 'object' ? child : { children: new Map() };
    node.children.set(name, next);
    node = next;
  });
}

function leafOf(node: Node | string): Leaf {
  if (typeof node === 'string') return node;
  const names = [...node.children.keys()];
  const numbered = names.length > 0 && names.every((name) => /^\d+$/.test(name));
  return numbered ? [...node.children.values()].map(leafOf) : treeOf(node);
}

function treeOf({ children }: Node): Tree {
  const tree: Tree = Object.create(null);
  for (const [name, child] of children) tree[name] = leafOf(child);
  return tree;
}

/** Reads a form in which brackets make groups, as the provider's libraries write it. */
export function parseForm(text: string): Tree {
  const root: Node = { children: new Map() };
  for (const [name, value] of new URLSearchParams(text)) put(root, pathOf(name), value);
  return treeOf(root);
}
