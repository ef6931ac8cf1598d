import './no-stray-errors.ts';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { launchBrowser } from './launch-browser.ts';

/** Desktop and phone, as every picture is taken. */
const widths = [1440, 360] as const;

const pictures = join(import.meta.dirname, '../test-results/pictures');
/** How long a step of a buyer may take before the test gives up. */
const stepTimeoutMs = 15_000;

export type TestBrowser = {
  /** Somebody at a device of their own: cookies, storage and tabs, until the end of the test. */
  visitor(options?: BrowserContextOptions): Promise<BrowserContext>;
  /** This test means to see faults that match; it fails when none does. */
  expectFault(pattern: RegExp): void;
};

/**
 * One headless browser for a test file. After each test whatever it said fails it: errors on the console (a refused load
 * and a broken content policy are such), exceptions of a page, requests that got no answer.
 */
export function useBrowser(): TestBrowser {
  let browser: Browser;
  let visitors: BrowserContext[] = [];
  let faults: string[] = [];
  let expected: RegExp[] = [];
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser?.close());
  afterEach(async () => {
    await Promise.all(visitors.map((visitor) => visitor.close()));
    const [said, patterns] = [faults, expected];
    [visitors, faults, expected] = [[], [], []];
    expect(said.filter((fault) => !patterns.some((pattern) => pattern.test(fault)))).toEqual([]);
    for (const pattern of patterns) expect(said, 'a fault was expected').toContainEqual(expect.stringMatching(pattern));
  });
  return {
    async visitor(options) {
      const visitor = await browser.newContext({ locale: 'en-IN', reducedMotion: 'reduce', ...options });
      visitor.setDefaultTimeout(stepTimeoutMs);
      visitors.push(visitor);
      listen(visitor, (fault) => faults.push(fault));
      return visitor;
    },
    expectFault: (pattern) => void expected.push(pattern),
  };
}

function listen(visitor: BrowserContext, note: (fault: string) => void): void {
  visitor.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()} (${message.location().url})`);
  });
  visitor.on('weberror', (error) => note(`exception: ${error.error().stack}`));
  visitor.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // The page itself gave it up: the reader typed on, or left.
    if (reason !== 'net::ERR_ABORTED') note(`request: ${request.method()} ${request.url()} ${reason}`);
  });
}

/**
 * The page as it is at both widths, whole or, under a dialog, the screen, as `test-results/pictures/<name>-<width>.png`.
 * A page that scrolls sideways fails.
 */
export async function picture(page: Page, name: string): Promise<void> {
  await mkdir(pictures, { recursive: true });
  const before = page.viewportSize();
  const fullPage = (await page.locator('dialog[open]').count()) === 0;
  for (const width of widths) {
    await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
    // What a layout effect measures is drawn a frame later.
    await nextFrame(page);
    await page.screenshot({ path: join(pictures, `${name}-${width}.png`), fullPage });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${name} at ${width} px`).toBe(width);
  }
  if (before) await page.setViewportSize(before);
}

/** Resolves when the page's scripts have taken over from what the server rendered, effects included. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // The last footer is the page's own; a part that only the server draws never gets scripts.
    const last = [...document.querySelectorAll('footer')].at(-1) ?? document.body;
    return Object.keys(last).some((name) => name.startsWith('__reactFiber'));
  });
  await nextFrame(page);
}

const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
