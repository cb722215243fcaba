import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Without the parts that draw a window: the same pages cost a sixth less of the processor. */
const HEADLESS = '/usr/bin/chromium-headless-shell';

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

const firstOf = (files) => files.find((file) => file && fs.existsSync(file));

/** Path of an installed Chrome or Chromium; `CHROMIUM_PATH` names another one. */
export function findChromium() {
  return firstOf([process.env.CHROMIUM_PATH, ...CANDIDATES]);
}

/** As `findChromium`, without a window if possible, after an attempt to install it where the system's own packages can be used without a password. */
export function ensureChromium() {
  const find = () => firstOf([process.env.CHROMIUM_PATH, HEADLESS]) ?? findChromium();
  const found = find();
  if (found || process.getuid?.() !== 0) return found;
  const apt = (...args) => spawnSync('apt-get', args, { stdio: 'inherit' }).status === 0;
  const install = (name) => apt('install', '-y', '-qq', '--no-install-recommends', name);
  console.log('Installing Chromium for the browser tests …');
  // Not every system has it without its window.
  if (apt('update', '-qq') && !install(path.basename(HEADLESS))) install('chromium');
  return find();
}
