// Lighthouse (mobile) on the public pages: median of three runs each. Lighthouse is large, so it is fetched on demand and kept out of the lock.
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findChromium } from '../scripts/lib/chromium.mjs';
import { startStandIns } from '../scripts/lib/stand-ins.mjs';
import { root } from '../scripts/lib/workspace.mjs';
import { startServer } from './lib/server.mjs';

const VERSION = '12.8.2';
export const PAGES = [
  ...['/', '/fr', '/es', '/pricing', '/support', '/accuracy', '/privacy'],
  ...['/grammar-checker', '/spell-checker', '/ai-writing-assistant'],
  ...['/auth/signin', '/auth/signup', '/auth/forgot-password'],
];
const BOUNDS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

function install() {
  const folder = path.join(root, 'node_modules/.cache/tercet-lighthouse');
  const cli = path.join(folder, 'node_modules/lighthouse/cli/index.js');
  if (!fs.existsSync(cli)) {
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, 'package.json'), '{"private":true}');
    const args = ['install', '--no-save', '--no-audit', '--no-fund', `lighthouse@${VERSION}`];
    execFileSync('npm', args, { cwd: folder, stdio: 'ignore' });
  }
  return cli;
}

/** One report. The browser's trace now and then lacks its beginning: what Lighthouse itself calls failed says nothing of the page. */
function run(cli, url, triesLeft = 2) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tercet-lighthouse-'));
  // Not its standard output: it ends before a pipe has taken all of it.
  const file = path.join(folder, 'report.json');
  try {
    const { stderr } = spawnSync(
      process.execPath,
      [
        ...[cli, url, '--quiet', '--output=json', `--output-path=${file}`, '--form-factor=mobile'],
        `--only-categories=${Object.keys(BOUNDS).join(',')}`,
        '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage',
      ],
      { encoding: 'utf8', env: { ...process.env, CHROME_PATH: findChromium() } },
    );
    const report = fs.existsSync(file) && JSON.parse(fs.readFileSync(file, 'utf8'));
    if (report && !report.runtimeError) return report;
    if (triesLeft === 0) throw new Error(report ? report.runtimeError.message : stderr);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
  return run(cli, url, triesLeft - 1);
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

/** @returns {Promise<{ name: string, value: number, unit: string, bound: number, atLeast: boolean }[]>} */
export async function lighthouse() {
  const cli = install();
  const server = await startServer(await startStandIns());
  try {
    return PAGES.flatMap((page) => {
      const reports = [1, 2, 3].map(() => run(cli, server.url + page));
      return Object.entries(BOUNDS).map(([category, bound]) => ({
        name: `Lighthouse ${category}, ${page}`,
        value: Math.round(median(reports.map((r) => r.categories[category].score)) * 100),
        unit: 'of 100',
        bound,
        atLeast: true,
      }));
    });
  } finally {
    await server.stop();
  }
}
