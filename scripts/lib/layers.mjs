// The layers of docs/ARCHITECTURE.md as ESLint rules: each package names its layer as an Nx tag in its package.json.
import fs from 'node:fs';
import path from 'node:path';
import { root } from './workspace.mjs';

/** Which layers each layer may import from. Imports go downwards only. */
const MAY_IMPORT = {
  base: [],
  'engine-core': ['base'],
  engine: ['base', 'engine-core'],
  browser: ['base'],
  'browser-data': ['base'],
  'browser-ui': ['base', 'browser'],
  web: ['base', 'engine-core', 'engine', 'browser', 'browser-ui', 'browser-data'],
  extension: ['base', 'engine-core', 'engine', 'browser', 'browser-ui'],
  api: ['base', 'engine-core', 'engine'],
  sandbox: ['base'],
  // Tests of the server meet the outside world in the sandbox.
  'api-test': ['base', 'engine-core', 'engine', 'sandbox'],
  e2e: ['base', 'browser'],
};

/** What a layer must not know, whatever its package.json says: the engine runs in a page, a worker and a server alike. */
const FOREIGN = {
  base: '^[^.]',
  'engine-core': '^(node:|react|@nestjs/|typeorm)',
  engine: '^(node:|react|@nestjs/|typeorm)',
};

function readPackages() {
  const { workspaces } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  return workspaces
    .map((pattern) => pattern.replace('/*', ''))
    .flatMap((folder) =>
      fs.readdirSync(path.join(root, folder)).map((entry) => `${folder}/${entry}`),
    )
    .filter((folder) => fs.existsSync(path.join(root, folder, 'package.json')))
    .map((folder) => {
      const { name, nx } = JSON.parse(
        fs.readFileSync(path.join(root, folder, 'package.json'), 'utf8'),
      );
      const layer = nx?.tags?.find((tag) => tag.startsWith('layer:'))?.slice('layer:'.length);
      if (!MAY_IMPORT[layer]) throw new Error(`${folder}/package.json names no known layer`);
      return { folder, name, layer };
    });
}

function restrict(files, groups, ignores = []) {
  return {
    files,
    ignores,
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: groups.filter(({ group, regex }) => regex ?? group.length > 0) },
      ],
    },
  };
}

const THIN_TRANSPORT = {
  group: ['typeorm', '@nestjs/typeorm', 'openai', 'stripe', 'nodemailer'],
  message: 'Resolvers and controllers hold no ORM and no SDK: call a service.',
};

const PLATFORM_IS_BELOW = {
  group: ['**/features/**'],
  message: 'The platform knows no feature: declare a port there, and provide it from the feature.',
};

const ONE_LOGGER = {
  group: ['@nestjs/common'],
  importNames: ['Logger'],
  message: 'Inject the Logger of the platform.',
};

function downwards(layer, others) {
  const allowed = MAY_IMPORT[layer];
  return [
    {
      group: others
        .filter((other) => !allowed.includes(other.layer))
        .flatMap((other) => [other.name, `${other.name}/*`]),
      message: `The layer "${layer}" may import from: ${allowed.join(', ') || 'nothing'}.`,
    },
    {
      group: ['**/apps/*/src/**', '**/libs/*/src/**', '**/libs/proofreading/*/src/**'],
      message: 'Import another package by its name.',
    },
  ];
}

export function layerRules() {
  const packages = readPackages();
  return packages.flatMap(({ folder, name, layer }) => {
    const others = packages.filter((other) => other.name !== name);
    const groups = [...downwards(layer, others), ...(layer === 'api' ? [ONE_LOGGER] : [])];
    const foreign = FOREIGN[layer]
      ? [{ regex: FOREIGN[layer], message: `Not in the layer "${layer}".` }]
      : [];
    const sources = [`${folder}/src/**/*.{ts,tsx}`];
    const tests = ['**/*.spec.{ts,tsx}', '**/testing/**'];
    const testLayer = MAY_IMPORT[`${layer}-test`] ? `${layer}-test` : layer;
    return [
      restrict([`${folder}/**/*.{ts,tsx}`], groups),
      restrict(sources, [...groups, ...foreign], tests),
      restrict([`${folder}/src/**/*.{resolver,controller}.ts`], [...groups, THIN_TRANSPORT]),
      restrict([`${folder}/src/platform/**/*.ts`], [...groups, PLATFORM_IS_BELOW]),
      restrict(
        [`${folder}/src/**/*.spec.{ts,tsx}`, `${folder}/test/**/*.ts`],
        downwards(testLayer, others),
      ),
    ];
  });
}

/** Features of the page do not know each other. */
export function featureRules(folder) {
  const absolute = path.join(root, folder);
  const features = fs.existsSync(absolute) ? fs.readdirSync(absolute) : [];
  return features.map((feature) => ({
    files: [`${folder}/${feature}/**/*.{ts,tsx}`],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...features
          .filter((other) => other !== feature)
          .map((other) => ({
            selector: `ImportDeclaration[source.value=/features\\u002F${other}\\u002F|\\.\\.\\u002F${other}\\u002F/]`,
            message: `A feature does not import another one (${other}): lift what both need.`,
          })),
      ],
    },
  }));
}
