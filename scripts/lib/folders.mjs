// What the folders of one app may know of each other.

const FEATURE = /^apps\/\w+\/src\/features\/([^/]+)\//;
const ENTITY = /\.entity(\.ts)?$/;

const featureOf = (file) => FEATURE.exec(`${file}/`)?.[1];

/** Why a file of an app may not import a path of the same app, or undefined where it may. */
export function betweenFolders({ folder, file, isBeside }, target) {
  const feature = featureOf(file);
  const other = featureOf(target);
  if (file.startsWith(`${folder}/src/platform/`) && !isBeside && other) {
    return 'The platform knows no feature: declare a port there, and provide it from the feature.';
  }
  if (!feature || !other || feature === other) return undefined;
  if (folder === 'apps/web') {
    return `A feature does not import another one (${other}): lift what both need.`;
  }
  // A relation names the table that it points to; everything else asks the service that owns the table.
  if (ENTITY.test(target) && !ENTITY.test(file)) {
    return `The tables of "${other}" are its own: call its service.`;
  }
  return undefined;
}
