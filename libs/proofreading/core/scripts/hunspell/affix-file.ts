/** One line of a PFX or SFX class. */
export interface AffixRule {
  readonly strip: string;
  readonly add: string;
  /** Must hold for the word before the affix is put on. */
  readonly condition: RegExp;
  /** Flags that the derived word carries in its turn. */
  readonly flags: readonly string[];
}

export interface AffixClass {
  readonly kind: 'prefix' | 'suffix';
  /** Whether it combines with affixes of the other kind. */
  readonly crossProduct: boolean;
  readonly rules: AffixRule[];
}

export interface AffixFile {
  readonly classes: ReadonlyMap<string, AffixClass>;
  readonly splitFlags: (flags: string) => string[];
  /** Roles of single flags, by the option's name in the file (`NOSUGGEST`, `NEEDAFFIX` …). */
  readonly roles: ReadonlyMap<string, string>;
}

const ROLE_OPTIONS = [
  'NEEDAFFIX',
  'FORBIDDENWORD',
  'CIRCUMFIX',
  'KEEPCASE',
  'NOSUGGEST',
  'ONLYINCOMPOUND',
];

function flagSplitter(type: string): (flags: string) => string[] {
  if (type === 'num') return (flags) => flags.split(',').filter(Boolean);
  if (type === 'long') return (flags) => flags.match(/../gsu) ?? [];
  return (flags) => [...flags];
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|\\]/gu, '\\$&');

/** Hunspell's conditions know only characters, `.` and bracketed sets. */
function condition(source: string, kind: AffixClass['kind']): RegExp {
  const body = source
    .split(/(\[[^\]]*\]|\.)/u)
    .map((part) => (part === '.' || part.startsWith('[') ? part : escape(part)))
    .join('');
  return new RegExp(kind === 'prefix' ? `^${body}` : `${body}$`, 'u');
}

/** Reads the options of a Hunspell `.aff` file that decide which words it accepts. */
export function parseAffixFile(text: string): AffixFile {
  const lines = text.split(/\r?\n/u).map((line) => line.trim().split(/\s+/u));
  const splitFlags = flagSplitter(lines.find(([name]) => name === 'FLAG')?.[1] ?? 'single');
  const roles = new Map<string, string>();
  const classes = new Map<string, AffixClass>();
  for (const [name = '', flag = '', third = '', fourth = '', fifth = '.'] of lines) {
    if (ROLE_OPTIONS.includes(name)) roles.set(name, flag);
    if (name !== 'SFX' && name !== 'PFX') continue;
    const known = classes.get(flag);
    if (!known) {
      const kind = name === 'SFX' ? 'suffix' : 'prefix';
      classes.set(flag, { kind, crossProduct: third === 'Y', rules: [] });
      continue;
    }
    const [add = '', flags = ''] = fourth.split('/');
    known.rules.push({
      strip: third === '0' ? '' : third,
      add: add === '0' ? '' : add,
      condition: condition(fifth, known.kind),
      flags: splitFlags(flags),
    });
  }
  return { classes, splitFlags, roles };
}
