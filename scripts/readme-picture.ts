// Draws the picture in the README: the editor with an issue's card, in light above dark.
import { chromium } from '@playwright/test';
import path from 'node:path';
import { startServer } from '../benchmarks/lib/server.mjs';
import { signUp } from '../benchmarks/lib/sign-up.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { openIn, photograph } from './lib/contact-sheet/photograph';
import { wordIn } from './lib/contact-sheet/word-in';
import { startStandIns } from './lib/stand-ins.mjs';
import { prepare, root } from './lib/workspace.mjs';

const PICTURE = path.join(root, 'docs/images/editor.png');
const SIZE = { width: 1280, height: 640 };

prepare();
const server = await startServer(await startStandIns());
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});
try {
  const session = JSON.stringify(await signUp(server.url, { name: 'Noor', language: 'en' }));
  const pictures: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    const page = await openIn(
      browser,
      server.url,
      { locale: 'en', theme, viewport: SIZE },
      session,
    );
    await page.goto('/editor');
    await page.getByRole('button', { name: wordIn('en', 'editor:empty.sampleButton') }).click();
    await page.locator('.cm-issue-spelling').first().click();
    await page.getByRole('dialog').waitFor();
    pictures.push((await photograph(page)).toString('base64'));
    await page.context().close();
  }
  const page = await browser.newPage({ viewport: SIZE });
  const images = pictures.map((picture) => `<img src="data:image/png;base64,${picture}">`);
  await page.setContent(`<body style="margin:0;display:grid">${images.join('')}`);
  await page.screenshot({ fullPage: true, path: PICTURE });
} finally {
  await browser.close();
  await server.stop();
}
