#!/bin/sh
# Puts together what production needs, and nothing else, in the folder named by the first argument.
set -eu
out=${1:?usage: assemble.sh FOLDER}
cd "$(dirname "$0")/../.."
mkdir -p "$out"
# The lock file covers the whole workspace, so npm wants to see every package.json of it.
find . -name package.json -not -path '*/node_modules/*' -not -path '*/dist/*' |
  while read -r file; do
    mkdir -p "$out/$(dirname "$file")"
    cp "$file" "$out/$file"
  done
cp package-lock.json .npmrc LICENSE NOTICE.md "$out/"
(cd "$out" && npm ci --omit=dev --workspace=@tercet/api --no-audit --no-fund --loglevel=error)
cp -R apps/api/dist "$out/apps/api/dist"
cp -R apps/web/dist "$out/apps/web/dist"
# The checker's threads read dictionaries, readings and context models from their packages. Their licences lie beside them.
for data in libs/proofreading/*/data; do
  cp -R "$data" "$out/$data"
done
mkdir -p "$out/docker"
cp docker/healthcheck.mjs "$out/docker/"
