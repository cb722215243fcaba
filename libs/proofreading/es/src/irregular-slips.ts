import { entryOf } from '@tercet/proofreading-core';
/** Pasts with a stem of their own: infinitive → that stem. */
const STRONG: Readonly<Record<string, string>> = {
  andar: 'anduv',
  caber: 'cup',
  conducir: 'conduj',
  decir: 'dij',
  estar: 'estuv',
  hacer: 'hic',
  introducir: 'introduj',
  poder: 'pud',
  poner: 'pus',
  producir: 'produj',
  querer: 'quis',
  reducir: 'reduj',
  saber: 'sup',
  tener: 'tuv',
  traducir: 'traduj',
  traer: 'traj',
  venir: 'vin',
};
const PREFIXED: Readonly<Record<string, string>> = {
  tener: 'con de man ob sos entre re',
  poner: 'com dis im o pro su ex',
  venir: 'con inter pre',
  traer: 'a dis con',
};
/** Verbs of which the vowel changes in the third person: infinitive → stem there. */
const CHANGING: Readonly<Record<string, string>> = {
  conseguir: 'consigu',
  despedir: 'despid',
  divertir: 'divirt',
  dormir: 'durm',
  elegir: 'elig',
  impedir: 'impid',
  mentir: 'mint',
  morir: 'mur',
  pedir: 'pid',
  preferir: 'prefir',
  referir: 'refir',
  repetir: 'repit',
  seguir: 'sigu',
  sentir: 'sint',
  servir: 'sirv',
  sugerir: 'sugir',
  vestir: 'vist',
};
const ENDINGS = ['e', 'iste', 'o', 'imos', 'ieron'];
/** Without those that are right elsewhere: `decimos` and `andamos` now, `vení` to one called vos, `esté`. */
const REGULAR: Readonly<Record<string, readonly string[]>> = {
  ar: ['é', 'aste', 'ó', '', 'aron'],
  er: ['í', 'iste', 'ió', 'imos', 'ieron'],
  ir: ['', 'iste', 'ió', '', 'ieron'],
};
const INVENTED = ['í', '', 'ió', '', ''];
const CHANGED = ['í', 'iste', 'ió', 'imos', 'ieron'];
const RIGHT = new Set(['esté', 'estó']);

/** Invented pasts of irregular verbs: `podí`, `tenió`, `pidí` → `pude`, `tuvo`, `pedí`. */
export function irregularSlips(): Readonly<Record<string, string>> {
  const strong = Object.entries(STRONG).flatMap(([infinitive, stem]) =>
    ['', ...(entryOf(PREFIXED, infinitive) ?? '').split(' ')].flatMap((prefix) =>
      ofStrong(prefix + infinitive, prefix + stem),
    ),
  );
  return Object.fromEntries([...strong, ...Object.entries(CHANGING).flatMap(ofChanging)]);
}

function ofStrong(infinitive: string, stem: string): [string, string][] {
  const base = infinitive.slice(0, -2);
  const right = ENDINGS.map((ending) => {
    const own = stem.endsWith('j') && ending === 'ieron' ? 'eron' : ending;
    return (stem + own).replace(/co$/u, 'zo');
  });
  // `tení`, but also `tuví`, `tuvió`
  const of = (start: string, endings: readonly string[]) =>
    endings.flatMap((ending, index): [string, string][] =>
      ending === '' || RIGHT.has(start + ending) ? [] : [[start + ending, right[index] ?? '']],
    );
  return [...of(base, entryOf(REGULAR, infinitive.slice(-2)) ?? []), ...of(stem, INVENTED)];
}

/** `pedió`, `pedieron` for `pidió`, `pidieron`; `pidí`, `pidiste`, `pidimos` for `pedí`, `pediste`, `pedimos`. */
function ofChanging([infinitive, stem]: readonly [string, string]): [string, string][] {
  const base = infinitive.slice(0, -2);
  return CHANGED.map((ending, index) => {
    const isThird = index === 2 || index === 4;
    return isThird ? [base + ending, stem + ending] : [stem + ending, base + ending];
  });
}
