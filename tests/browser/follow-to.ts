import type { Page } from 'playwright-core';
import { nextFrame } from './hydration.ts';

declare const __reactRouterDataRouter: {
  navigate(to: string): Promise<void>;
  state: { navigation: { state: string }; revalidation: string };
};

/** As a link does, to a page with another title, which spares loading the scripts again. */
export async function followTo(page: Page, path: string): Promise<void> {
  const before = await page.title();
  await page.evaluate((to) => __reactRouterDataRouter.navigate(to), path);
  await page.waitForFunction((title) => document.title !== title, before);
  await nextFrame(page);
}

/** Until no page is on its way, and what the page shows has been read again. */
export async function waitForRouter(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { navigation, revalidation } = __reactRouterDataRouter.state;
    return navigation.state === 'idle' && revalidation === 'idle';
  });
}
