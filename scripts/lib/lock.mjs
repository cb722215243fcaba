const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/** Finds a package as Node would: beside the one that names it, then in each folder above. */
function findLocked(packages, from, name) {
  for (let base = from; ; base = base.slice(0, Math.max(base.lastIndexOf('/node_modules/'), 0))) {
    const found = packages[`${base ? `${base}/` : ''}node_modules/${name}`];
    if (found || !base) return found;
  }
}

/** A platform binary without an entry makes `npm ci` refuse the lock on another machine: "Missing: … from lock file". */
function missingBinaries(packages) {
  return Object.entries(packages).flatMap(([location, { version, optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !findLocked(packages, location, name))
      .map((name) => `${name}, wanted by ${location}@${version}, is missing`),
  );
}

function recordedAddresses(packages) {
  return Object.entries(packages)
    .filter(([, { resolved = '' }]) => /^https?:/.test(resolved))
    .map(([location]) => `${location} records a download address`);
}

/** What a package.json asks for, what the lock says that it asks for, and what the lock holds must be one and the same. */
function disagreements(packages, folder, manifest, kind) {
  const wanted = manifest[kind] ?? {};
  const recorded = packages[folder]?.[kind] ?? {};
  return Object.keys({ ...recorded, ...wanted }).flatMap((name) => {
    const asked = wanted[name];
    const held = EXACT.test(asked) && findLocked(packages, folder, name)?.version;
    const given = held && held !== asked ? held : recorded[name];
    if (given === asked) return [];
    const who = folder || 'the root';
    return [`${who} asks for ${name} ${asked ?? 'no more'}, the lock has ${given ?? 'none'}`];
  });
}

/**
 * What is wrong with a package-lock.json.
 * @param {Record<string, object>} packages its entries by place
 * @param {Record<string, object>} manifests each package.json of the workspace by its folder, the root's by ''
 */
export function lockProblems(packages, manifests) {
  return [
    ...missingBinaries(packages),
    ...recordedAddresses(packages),
    ...Object.keys(manifests).flatMap((folder) => (packages[folder] ? [] : `${folder} is missing`)),
    ...Object.entries(manifests).flatMap(([folder, manifest]) =>
      KINDS.flatMap((kind) => disagreements(packages, folder, manifest, kind)),
    ),
  ];
}
