import { isBlank } from '@tercet/contracts';
import type { Block } from '../transfer/export/blocks';

const PLAIN = { strong: false, emphasized: false, struck: false, code: false };

/** Each line as a paragraph, whatever marks it has. */
export const plainBlocks = (text: string): readonly Block[] =>
  text
    .split('\n')
    .filter((line) => !isBlank(line))
    .map((line) => ({ kind: 'paragraph', inline: [{ ...PLAIN, text: line }] }));
