import '../fail-on-console-error.ts';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, beforeAll, expect } from 'vitest';
import { delayReplies } from './delay-replies.ts';
import { nextFrame } from './hydration.ts';
import { launchBrowser } from './launch-browser.ts';
import { createReusedPages } from './reused-pages.ts';
import { translateIfAsked } from './translate-texts.ts';

export { waitForHydration } from './hydration.ts';

const widths = [1440, 1366, 1280, 360] as const;

/** Options of a visitor. */
export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

const pictureFolder = join(import.meta.dirname, '../../test-results/pictures');
/** Long enough for a busy machine: a step that succeeds does not wait for it. */
const stepTimeoutMs = 30_000;

export type TestBrowser = {
  /** A page of somebody who was never here. It may have served an earlier test, so what cannot be wiped away needs `newVisitor`: a clock, a function or script added to the page, a network that is cut. */
  newPage(options?: BrowserContextOptions): Promise<Page>;
  /** A new browser profile, closed after the test. */
  newVisitor(options?: BrowserContextOptions): Promise<BrowserContext>;
  /** Allows console errors that match; the test fails when there is none. */
  expectError(pattern: RegExp): void;
  /** Errors that match depend on which of two requests is answered first. */
  allowError(pattern: RegExp): void;
};

let launched: Promise<Browser> | undefined;
const reused = createReusedPages();

/** One for all files of a worker, because starting takes a second; it ends with the worker. */
async function sharedBrowser(): Promise<Browser> {
  // A browser that failed to start is tried again for the next file.
  const running = await launched?.catch(() => undefined);
  if (!running?.isConnected()) launched = launchBrowser();
  return launched as Promise<Browser>;
}

/** Fails a test on console errors, page exceptions and failed requests. */
export function setUpBrowser(): TestBrowser {
  let browser: Browser;
  let visitors: BrowserContext[] = [];
  let pages: { page: Page; options: BrowserContextOptions }[] = [];
  let errors: string[] = [];
  let expected: RegExp[] = [];
  let allowed: RegExp[] = [];
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterEach(async () => {
    await Promise.all([...visitors.map((visitor) => visitor.close()), ...pages.map(reused.keep)]);
    const [reported, patterns, harmless] = [errors, expected, allowed];
    [visitors, pages, errors, expected, allowed] = [[], [], [], [], []];
    const foreseen = [...patterns, ...harmless];
    expect(reported.filter((error) => !foreseen.some((pattern) => pattern.test(error)))).toEqual([]);
    for (const pattern of patterns)
      expect(reported, 'a fault was expected').toContainEqual(expect.stringMatching(pattern));
  });
  async function openProfile(options: BrowserContextOptions): Promise<BrowserContext> {
    const visitor = await browser.newContext({ locale: 'en-IN', reducedMotion: 'reduce', ...options });
    visitor.setDefaultTimeout(stepTimeoutMs);
    await translateIfAsked(visitor);
    return visitor;
  }
  return {
    async newPage(options = {}) {
      const page = reused.take(options) ?? (await (await openProfile(options)).newPage());
      pages.push({ page, options });
      reportErrors(page.context(), (error) => errors.push(error));
      await delayReplies(page.context());
      return page;
    },
    async newVisitor(options = {}) {
      const visitor = await openProfile(options);
      visitors.push(visitor);
      reportErrors(visitor, (error) => errors.push(error));
      await delayReplies(visitor);
      return visitor;
    },
    expectError: (pattern) => void expected.push(pattern),
    allowError: (pattern) => void allowed.push(pattern),
  };
}

function reportErrors(visitor: BrowserContext, report: (error: string) => void): void {
  visitor.on('console', (message) => {
    if (message.type() === 'error') report(`console: ${message.text()} (${message.location().url})`);
  });
  visitor.on('weberror', (error) => report(`exception: ${error.error().stack}`));
  visitor.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // The page cancelled the request itself.
    if (reason !== 'net::ERR_ABORTED') report(`request: ${request.method()} ${request.url()} ${reason}`);
  });
}

/** Fails for a page that scrolls sideways; with PICTURES=1 also saves `test-results/pictures/<name>-<width>.png`. */
export async function checkWidths(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
    // Sizes measured in a layout effect are drawn one frame later.
    await nextFrame(page);
    if (process.env.PICTURES === '1') await takePicture(page, `${name}-${width}`);
    const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(scrollWidth, { message: `${name} at ${width} px` }).toBe(width);
  }
  if (before) await page.setViewportSize(before);
}

async function takePicture(page: Page, name: string): Promise<void> {
  await mkdir(pictureFolder, { recursive: true });
  const fullPage = (await page.locator('dialog[open]').count()) === 0;
  await page.screenshot({ path: join(pictureFolder, `${name}.png`), fullPage });
}
