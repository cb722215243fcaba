/** The custom properties of the style sheet of the tokens, without their dashes. */
export interface Tokens {
  readonly light: ReadonlyMap<string, string>;
  readonly dark: ReadonlyMap<string, string>;
  /** What does not depend on the theme. */
  readonly fixed: ReadonlyMap<string, string>;
  /** The sizes of text by role, and those of them that a wide window changes. */
  readonly roles: ReadonlyMap<string, string>;
  readonly wide: ReadonlyMap<string, string>;
}

function propertiesOf(css: string, selector: string): ReadonlyMap<string, string> {
  const from = css.indexOf('{', css.indexOf(selector)) + 1;
  const block = css.slice(from, css.indexOf('}', from));
  const found = block.matchAll(/--([\w-]+):\s*([^;]+);/g);
  return new Map([...found].map(([, name = '', value = '']) => [name, value]));
}

const PAIR = /light-dark\(((?:[^(),]|\([^()]*\))+), ((?:[^(),]|\([^()]*\))+)\)/g;

const inTheme = (pair: '$1' | '$2', tokens: ReadonlyMap<string, string>) =>
  new Map([...tokens].map(([name, value]) => [name, value.replace(PAIR, pair)]));

export function readTokens(file: string): Tokens {
  const css = file.replace(/\/\*[\s\S]*?\*\//g, '');
  const themed = propertiesOf(css, ':root,');
  return {
    light: inTheme('$1', themed),
    dark: inTheme('$2', themed),
    fixed: propertiesOf(css, '@theme inline'),
    roles: propertiesOf(css, '@theme static'),
    wide: propertiesOf(css, '@media (width >= 40rem)'),
  };
}

/** Those whose names begin so, by the rest of their names. */
export const startingWith = (prefix: string, tokens: ReadonlyMap<string, string>) =>
  [...tokens].flatMap(([name, value]) =>
    name.startsWith(prefix) ? [[name.slice(prefix.length), value] as const] : [],
  );
