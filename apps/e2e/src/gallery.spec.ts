import type { Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview, type InlineConfig, type PreviewServer } from 'vite';
import { expectAccessible, WCAG } from './accessible';
import { GALLERY } from './addresses';
import { expect, test } from './fixtures';

const LOOKS = [
  { scheme: 'light', viewport: { width: 1280, height: 800 }, language: 'en' },
  { scheme: 'dark', viewport: { width: 390, height: 844 }, language: 'fr' },
] as const;

const outDir = mkdtempSync(join(tmpdir(), 'tercet-gallery-'));
const config: InlineConfig = {
  configFile: fileURLToPath(new URL('../../../libs/ui/gallery/vite.config.ts', import.meta.url)),
  logLevel: 'error',
  build: { outDir, emptyOutDir: true },
  preview: { port: Number(new URL(GALLERY).port), strictPort: true },
};
let server: PreviewServer;

test.beforeAll(async () => {
  await build(config);
  server = await preview(config);
});

test.afterAll(async () => {
  await server.close();
  rmSync(outDir, { recursive: true });
});

/** States with windows of their own, all open. Such a window is no page: what is good practice for one is not asked of it. */
async function expectWindowsAccessible(page: Page, name: string) {
  for (const window of await page.locator('iframe').all()) {
    await expect(window.contentFrame().locator('[data-state=open]').first()).toBeVisible();
  }
  await expectAccessible(page, name, WCAG);
}

for (const { scheme, viewport, language } of LOOKS) {
  test.describe(`the gallery of components in ${scheme} at ${viewport.width} pixels`, () => {
    test.use({ colorScheme: scheme, viewport });

    test('shows every page without a fault, accessible and within the window', async ({ page }) => {
      const home = `${GALLERY}/?language=${language}`;
      const heading = page.getByRole('heading', { level: 1 });
      await page.goto(home);
      await expect(heading).toBeVisible();
      const links = page.getByRole('navigation').getByRole('listitem').getByRole('link');
      const names = await links.allTextContents();
      expect(names.length).toBeGreaterThan(5);
      for (const name of ['', ...names]) {
        await page.goto(`${home}#/${name}`);
        await expect(page).toHaveTitle(name ? `${name} – Components` : 'Components');
        await expect(heading).toBeVisible();
        const width = await page.locator('html').evaluate((html) => html.scrollWidth);
        expect(width, name).toBeLessThanOrEqual(viewport.width);
        const hasWindows = (await page.locator('iframe').count()) > 0;
        if (hasWindows) await expectWindowsAccessible(page, name);
        else await expectAccessible(page, name);
      }
    });
  });
}
