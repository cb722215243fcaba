import { readFile } from 'node:fs/promises';
import { testForeignText } from '@tercet/proofreading-core/testing';
import { createFrenchPack } from './index';

const load = (file: string) => readFile(new URL(`../data/${file}`, import.meta.url));

testForeignText('fr', () => createFrenchPack(load), [
  ['Bonjur', 'Bonjur'],
  ['joyeux nöel', 'nöel'],
  ['Je sui la'],
  ['ca va bien merci', 'ca'],
  ['Bonjour Søren, coment ça va ?', 'coment'],
  ['slt cv'],
]);
