#!/usr/bin/env bash
# Runs every step of the image without a container engine: build, assemble, start as production does, ask for its health.
set -euo pipefail
cd "$(dirname "$0")/.."
out=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server" 2>/dev/null || true; rm -rf "$out"' EXIT

sh docker/steps/build.sh
sh docker/steps/assemble.sh "$out"

# As in the image: what runs belongs to root, and only the data folder to the one who runs it.
chmod 755 "$out"
mkdir -m 700 "$out/data"
unprivileged=()
if [ "$(id -u)" = 0 ]; then
  chown 65534:65534 "$out/data"
  unprivileged=(setpriv --reuid=65534 --regid=65534 --clear-groups)
fi

cd "$out"
free_port() {
  node -e 'const probe = require("node:net").createServer().listen(0, () => { console.log(probe.address().port); probe.close(); })'
}
PORT=$(free_port)
export NODE_ENV=production PORT DATA_DIR=$out/data
if "${unprivileged[@]}" env -u JWT_SECRET node apps/api/dist/main.js >refusal.log 2>&1; then
  echo 'Production started without JWT_SECRET.' >&2
  exit 1
fi
grep -q JWT_SECRET refusal.log

JWT_SECRET=$(node -p 'crypto.randomBytes(32).toString("hex")') "${unprivileged[@]}" node --enable-source-maps apps/api/dist/main.js >server.log 2>&1 &
server=$!

# A server is healthy without its dictionaries too: only a text with a mistake tells.
expect_match() {
  node - "$PORT" "$1" "$2" <<'JS' || { cat server.log >&2; return 1; }
const [port, language, text] = process.argv.slice(2);
const body = new URLSearchParams({ language, text });
const response = await fetch(`http://127.0.0.1:${port}/v2/check`, { method: 'POST', body });
const answer = await response.text();
if (!response.ok || JSON.parse(answer).matches.length === 0) {
  console.error(`The image finds no mistake in "${text}" (${language}): ${response.status} ${answer.slice(0, 500)}`);
  process.exit(1);
}
JS
}

for _ in $(seq 60); do
  if "${unprivileged[@]}" node docker/healthcheck.mjs; then
    expect_match en-US 'I recieve a letter.'
    expect_match fr 'Je vais manjer une pomme.'
    expect_match es 'Voy a travajar mañana.'
    kill "$server"
    wait "$server"
    server=
    echo '✓ container steps: built, assembled, healthy, finds mistakes in three languages, stopped'
    exit 0
  fi
  sleep 0.5
done
cat server.log >&2
exit 1
