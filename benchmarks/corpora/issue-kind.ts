import type { Issue } from '@tercet/proofreading-core';

/** As the scoring script has it: `spelling`, `grammar` (errors and suggestions) or `style` (style and typography). */
export function issueKind({ category, level }: Pick<Issue, 'category' | 'level'>): string {
  if (category === 'spelling') return 'spelling';
  return level === 'style' || level === 'typography' ? 'style' : 'grammar';
}
