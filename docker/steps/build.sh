#!/bin/sh
# Builds the server and the page from a checkout. Runs in the image's first stage, and as it is on any machine.
set -eu
cd "$(dirname "$0")/../.."
[ -d node_modules ] || npm ci --no-audit --no-fund --loglevel=error
NX_DAEMON=false node node_modules/nx/dist/bin/nx.js run-many --target=build --projects=@tercet/api,@tercet/web --output-style=static
