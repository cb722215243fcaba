// The layers of docs/ARCHITECTURE.md: which file may import what. Each package names its layer as an Nx tag in its package.json.
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { betweenFolders } from './folders.mjs';
import { readManifests } from './workspace.mjs';

/** Which layers each layer may import from. Imports go downwards only. */
const MAY_IMPORT = {
  base: [],
  'engine-core': ['base'],
  engine: ['base', 'engine-core'],
  words: ['base'],
  'browser-data': ['base'],
  'browser-ui': ['base', 'words'],
  web: ['base', 'engine-core', 'engine', 'words', 'browser-ui', 'browser-data'],
  extension: ['base', 'engine-core', 'engine', 'words', 'browser-ui'],
  api: ['base', 'engine-core', 'engine', 'words'],
  sandbox: ['base'],
  // Tests of the server meet the outside world in the sandbox.
  'api-test': ['base', 'engine-core', 'engine', 'words', 'sandbox'],
  e2e: ['base', 'words'],
};

/** All that these layers may know from outside: the engine runs in a page, a worker and a server alike. */
const FROM_OUTSIDE = { base: [], 'engine-core': ['eld'], engine: ['harper.js'] };

/** Layers whose sources run in Node. */
const ON_NODE = ['api', 'sandbox', 'e2e'];

const TRANSPORT = /\.(resolver|controller)\.ts$/;
const BEHIND_SERVICES = ['typeorm', '@nestjs/typeorm', 'openai', 'stripe', 'nodemailer'];

/** Files and folders beside what ships: tests, what they share, and tools. */
const BESIDE = /(^|\/)(test|testing|scripts)(\/|$)|\.(e2e-)?spec(\.tsx?)?$/;

const packages = Object.entries(readManifests()).map(([folder, { name, nx }]) => {
  const layer = nx?.tags?.find((tag) => tag.startsWith('layer:'))?.slice('layer:'.length);
  if (!MAY_IMPORT[layer]) throw new Error(`${folder}/package.json names no known layer`);
  return { folder, name, layer };
});

const names = (specifier, name) => specifier === name || specifier.startsWith(`${name}/`);

/** Folders of packages whose layers know little of the outside, and little of what a browser or Node gives. */
export const PURE = packages.filter(({ layer }) => FROM_OUTSIDE[layer]).map(({ folder }) => folder);

/** The package that holds a file, and what the file is to it. */
export function placeOf(file) {
  const holder = packages.find(({ folder }) => file.startsWith(`${folder}/`));
  if (!holder) return undefined;
  const inside = file.slice(holder.folder.length + 1);
  const isBeside = BESIDE.test(inside);
  return { ...holder, file, isBeside, ships: inside.startsWith('src/') && !isBeside };
}

function ofOwnPackage(place, specifier) {
  const target = path.posix.join(path.posix.dirname(place.file), specifier);
  if (!target.startsWith(`${place.folder}/`)) return 'Import another package by its name.';
  if (place.ships && BESIDE.test(target.slice(place.folder.length + 1))) {
    return 'What ships imports no test and no tool.';
  }
  return betweenFolders(place, target);
}

function ofOtherPackage({ layer, isBeside, ships }, other, specifier) {
  const allowed = (isBeside && MAY_IMPORT[`${layer}-test`]) || MAY_IMPORT[layer];
  if (!allowed.includes(other.layer)) {
    return `The layer "${layer}" may import from: ${allowed.join(', ') || 'nothing'}.`;
  }
  return ships && BESIDE.test(specifier) ? 'What ships imports no test and no tool.' : undefined;
}

function fromOutside({ layer, file, ships }, specifier) {
  if (!ships) return undefined;
  const known = FROM_OUTSIDE[layer];
  const isForeign = known
    ? !known.some((name) => names(specifier, name))
    : isBuiltin(specifier) && !ON_NODE.includes(layer);
  if (isForeign) return `Not in the layer "${layer}".`;
  if (TRANSPORT.test(file) && BEHIND_SERVICES.some((name) => names(specifier, name))) {
    return 'Resolvers and controllers hold no ORM and no SDK: call a service.';
  }
  return undefined;
}

/** Why a file (by its path in the repository) may not import what it names, or undefined where it may. */
export function refusal(file, specifier) {
  const place = placeOf(file);
  if (!place) return undefined;
  if (/^\.{0,2}\//.test(specifier) || /^\.{1,2}$/.test(specifier)) {
    return specifier.startsWith('/')
      ? 'Import another package by its name.'
      : ofOwnPackage(place, specifier);
  }
  const other = packages.find(({ name }) => names(specifier, name));
  if (!other) return fromOutside(place, specifier);
  return other.name === place.name ? undefined : ofOtherPackage(place, other, specifier);
}
