import { readFile } from 'node:fs/promises';
import { testForeignText } from '@tercet/proofreading-core/testing';
import { createSpanishPack } from './index';

const load = (file: string) => readFile(new URL(`../data/${file}`, import.meta.url));

testForeignText('es', () => createSpanishPack(load), [
  ['Grasias', 'Grasias'],
  ['Muchas grasias', 'grasias'],
  ['Buenos dias amigo', 'dias'],
  ['ke tal tio', 'ke', 'tio'],
  ['espãnol'],
  ['Hola que tal'],
]);
