import { describe, expect, it } from '@jest/globals';
import { readdir, readFile } from 'node:fs/promises';
import * as ui from '../src';
import type { ComponentPage } from './component-page';
import { contrast } from './tokens/contrast';
import { GROUNDS, LINES, PAIRS, TEXTS } from './tokens/pairs';
import { readTokens, startingWith } from './tokens/read-tokens';

const folder = new URL('./states/', import.meta.url);
const pages: ComponentPage[] = [];
for (const file of await readdir(folder)) {
  const { default: page } = (await import(new URL(file, folder).pathname)) as {
    default: ComponentPage;
  };
  pages.push(page);
}

const tokens = readTokens(await readFile(new URL('../src/theme.css', import.meta.url), 'utf8'));
const isComponent = ([name]: [string, unknown]) => /^[A-Z][a-z]/.test(name);

describe('the gallery', () => {
  it('has a page for every component', () => {
    const shown = new Set(pages.flatMap(({ components }) => components));
    const all = Object.entries(ui).filter(isComponent);
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter(([, component]) => !shown.has(component)).map(([name]) => name)).toEqual([]);
  });
});

describe.each(['light', 'dark'] as const)('the %s colours', (theme) => {
  it('are read well', () => {
    const colours = tokens[theme];
    const between = (one: string, other: string) =>
      contrast(colours.get(one) ?? '', colours.get(other) ?? '');
    const onGrounds = (names: readonly string[]) =>
      names.flatMap((name) => GROUNDS.map((ground) => [name, ground] as const));
    const faint = [
      ...[...onGrounds(TEXTS), ...PAIRS].filter((pair) => !(between(...pair) >= 4.5)),
      ...onGrounds(LINES).filter((pair) => !(between(...pair) >= 3)),
    ];
    expect(faint).toEqual([]);
  });
});

describe('the sizes of text by role', () => {
  it('have no name of a colour, whose class would be the same', () => {
    const names = startingWith('text-', tokens.roles).map(([name]) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => tokens.fixed.has(`color-${name}`))).toEqual([]);
  });

  it('are what a wide window changes', () => {
    expect(tokens.wide.size).toBeGreaterThan(0);
    expect([...tokens.wide.keys()].filter((name) => !tokens.roles.has(name))).toEqual([]);
  });
});
