// The layers as an ESLint rule: it sees every way in which a file names another module.
import path from 'node:path';
import { placeOf, refusal } from './layers.mjs';
import { root } from './workspace.mjs';

/** What a module is named with, as far as it can be read: a template counts up to its first hole. */
function written(source) {
  if (source?.type === 'Literal' && typeof source.value === 'string') return source.value;
  return source?.type === 'TemplateLiteral' ? source.quasis[0].value.cooked : '';
}

export const layersRule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = path.relative(root, context.filename).split(path.sep).join('/');
    const ships = placeOf(file)?.ships;

    function check(source) {
      if (!source) return;
      const specifier = written(source);
      const message = specifier
        ? refusal(file, specifier)
        : ships && 'Name the module here, so that its layer can be read.';
      if (message) context.report({ node: source, message });
    }

    const ofFirstArgument = (node) => check(node.arguments[0]);
    return {
      ImportDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      TSImportType: (node) => check(node.source),
      TSExternalModuleReference: (node) => check(node.expression),
      'CallExpression[callee.name="require"]': ofFirstArgument,
      'CallExpression[callee.object.type="MetaProperty"]': ofFirstArgument,
      'NewExpression[callee.name=/Worker$/] > NewExpression[callee.name="URL"]': ofFirstArgument,
    };
  },
};
