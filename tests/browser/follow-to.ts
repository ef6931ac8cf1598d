import type { Page } from 'playwright-core';
import { nextFrame } from './hydration.ts';

declare const __reactRouterDataRouter: { navigate(to: string): Promise<void> };

/** As a link does, to a page with another title, which spares loading the scripts again. */
export async function followTo(page: Page, path: string): Promise<void> {
  const before = await page.title();
  await page.evaluate((to) => __reactRouterDataRouter.navigate(to), path);
  await page.waitForFunction((title) => document.title !== title, before);
  await nextFrame(page);
}
