import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { LOCALES, PRODUCT_NAME, type Locale } from '@tercet/contracts';

/** A program that speaks the protocol of `line-checker.ts`. */
export interface LineChecker {
  readonly name: string;
  readonly languages: readonly Locale[];
  readonly command: (language: Locale) => string;
  /** What is named beside the figures. */
  readonly version: string;
  /** Knows words only: nothing is asked of it on sets of grammar. */
  readonly isSpeller?: boolean;
  /** Only its time is measured. */
  readonly isTimedOnly?: boolean;
}

/** What is shown before Harper has answered. */
export const FIRST_WAVE = ', first wave';
export const WITH_HARPER = ', with Harper';
const PEERS = 'benchmarks/corpora/peers';
const OURS = 'node --import tsx benchmarks/proofreading/adapter.ts';
/** Debian puts the module beside the system's own Python. */
const PYTHONS = ['python3', '/usr/bin/python3'];
const GRAMMALECTE_VERSION =
  'import grammalecte as g; print(g.GrammarChecker("fr").getGCEngine().version)';

const folders = createRequire(import.meta.url).resolve.paths('any') ?? [];

/** The version that a package's own manifest names, or undefined where it is not installed. */
function versionOfPackage(name: string): string | undefined {
  const manifest = folders
    .map((folder) => `${folder}/${name}/package.json`)
    .find((file) => existsSync(file));
  if (manifest === undefined) return undefined;
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

/** What a command prints first, or undefined where it cannot be run. */
function firstLine(command: string, args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8' });
  return status === 0 ? stdout.split('\n')[0] : undefined;
}

/** “International Ispell Version 3.2.06 (but really Hunspell 1.7.1)” */
export const hunspellVersion = (line: string | undefined): string | undefined =>
  line && /Hunspell ([\d.]+)/.exec(line)?.[1];

function ours(): readonly LineChecker[] {
  const version = (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version;
  const commit = firstLine('git', ['rev-parse', '--short', 'HEAD']);
  const named = `${PRODUCT_NAME} ${version}${commit ? ` (${commit})` : ''}`;
  return [
    { name: PRODUCT_NAME, languages: LOCALES, command: () => OURS, version: named },
    {
      name: PRODUCT_NAME + FIRST_WAVE,
      languages: ['en'],
      command: () => `${OURS} --no-harper`,
      version: named,
      isTimedOnly: true,
    },
    {
      name: `${PRODUCT_NAME}, not warmed up`,
      languages: LOCALES,
      command: () => `${OURS} --no-harper --no-warm-up`,
      version: named,
      isTimedOnly: true,
    },
  ];
}

function peers(): readonly (LineChecker | false | undefined)[] {
  const harper = versionOfPackage('harper.js');
  const hunspell = hunspellVersion(firstLine('hunspell', ['--version']));
  const nspell = versionOfPackage('nspell');
  const python = PYTHONS.find((name) => firstLine(name, ['-c', GRAMMALECTE_VERSION]));
  return [
    harper !== undefined && {
      name: 'Harper',
      languages: ['en'],
      command: () => `node --import tsx ${PEERS}/harper.mjs`,
      version: `Harper ${harper}`,
    },
    hunspell !== undefined && {
      name: 'Hunspell',
      languages: LOCALES,
      command: (language) => `node ${PEERS}/hunspell.mjs ${language}`,
      version: `Hunspell ${hunspell} (${dictionaries()})`,
      isSpeller: true,
    },
    nspell !== undefined && {
      name: 'nspell',
      languages: LOCALES,
      command: (language) => `node ${PEERS}/nspell.mjs ${language}`,
      version: `nspell ${nspell} (${dictionaries()})`,
      isSpeller: true,
    },
    python !== undefined && {
      name: 'Grammalecte',
      languages: ['fr'],
      command: () => `${python} ${PEERS}/grammalecte-lines.py`,
      version: `Grammalecte ${firstLine(python, ['-c', GRAMMALECTE_VERSION])}`,
    },
  ];
}

const dictionaries = (): string =>
  LOCALES.map((locale) => `dictionary-${locale} ${versionOfPackage(`dictionary-${locale}`)}`).join(
    ', ',
  );

/** `NAME=COMMAND`, as given by hand. */
export function namedPeer(peer: string): LineChecker {
  const [name = '', command = ''] = peer.split(/=(.*)/su);
  return { name, languages: LOCALES, command: () => command, version: `${name}: ${command}` };
}

/** Ours, and of the others those that are installed. */
export const installedCheckers = (): readonly LineChecker[] => [
  ...ours(),
  ...peers().filter((peer) => typeof peer === 'object'),
];
