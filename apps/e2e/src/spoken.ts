import type { Page } from '@playwright/test';

/** One stop of a screen reader: a landmark, a heading, a control, a picture, a table. */
export interface Stop {
  readonly role: string;
  readonly name: string;
  /** Of headings. */
  readonly level?: number;
  /** Where a link leads. */
  readonly url?: string;
}

/** What of the protocol's answer is used here. A node that is ignored is one that no screen reader hears of. */
interface TreeNode {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly ignored: boolean;
  readonly role?: { value?: string };
  readonly name?: { value?: string };
  readonly properties?: readonly { name: string; value: { value?: unknown } }[];
  readonly childIds?: readonly string[];
}

function stopOf({ role, name, properties = [] }: TreeNode): Stop {
  const told = new Map(properties.map((property) => [property.name, property.value.value]));
  return {
    role: role?.value ?? '',
    name: (name?.value ?? '').trim(),
    level: told.get('level') as number | undefined,
    url: told.get('url') as string | undefined,
  };
}

/** The page in the order in which it is read aloud, from the tree that the browser hands to screen readers. */
export async function spokenOn(page: Page): Promise<Stop[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: TreeNode[] };
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const stops: Stop[] = [];
  const read = (node: TreeNode | undefined) => {
    if (!node) return;
    if (!node.ignored) stops.push(stopOf(node));
    for (const id of node.childIds ?? []) read(byId.get(id));
  };
  read(nodes.find(({ parentId }) => !parentId));
  return stops;
}
