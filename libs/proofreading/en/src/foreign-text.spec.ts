import { readFile } from 'node:fs/promises';
import { testForeignText } from '@tercet/proofreading-core/testing';
import { createEnglishPack } from './index';

const load = (file: string) => readFile(new URL(`../data/${file}`, import.meta.url));

testForeignText('en', () => createEnglishPack(load, { grammar: undefined }), [
  ['Helo wrld', 'Helo', 'wrld'],
  ['Teh cat', 'Teh'],
  ['hapy brithday', 'hapy', 'brithday'],
  ['Gud mornig', 'Gud', 'mornig'],
  ['definately', 'definately'],
  ['guten free', 'guten'],
  ['He said "Guten Morgen" and leaved the bilding.', 'bilding'],
  ['Morgen Freeman'],
  ['Søren Kierkegaard'],
  ['lol brb'],
  ['OK'],
  ['12345 !!!'],
]);
