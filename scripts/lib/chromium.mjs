import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const CANDIDATES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  path.join(process.env.PROGRAMFILES ?? '', 'Google/Chrome/Application/chrome.exe'),
];

/** Path of an installed Chrome or Chromium; `CHROMIUM_PATH` names another one. */
export function findChromium() {
  return [process.env.CHROMIUM_PATH, ...CANDIDATES].find((file) => file && fs.existsSync(file));
}

/** As `findChromium`, after an attempt to install it where the system's own packages can be used without a password. */
export function ensureChromium() {
  const found = findChromium();
  if (found || process.getuid?.() !== 0) return found;
  const apt = (...args) => spawnSync('apt-get', args, { stdio: 'inherit' }).status === 0;
  console.log('Installing Chromium for the browser tests …');
  if (apt('update', '-qq')) apt('install', '-y', '-qq', '--no-install-recommends', 'chromium');
  return findChromium();
}
