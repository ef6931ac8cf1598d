import type { BrowserContext, Page } from 'playwright-core';
import { holdRequests } from './hold-requests.ts';
import { waitForHydration } from './hydration.ts';

/** Opens a page that does nothing later by itself: its timers run with `page.clock.runFor` only, and requests to `held` wait for `release`. */
export async function openWithStoppedClock(
  visitor: BrowserContext,
  url: string,
  held: string,
): Promise<{ page: Page; release: () => void }> {
  const page = await visitor.newPage();
  const opened = new Date('2026-11-20T10:00:00Z');
  await page.clock.install({ time: opened });
  await page.goto(url);
  await waitForHydration(page);
  const release = await holdRequests(page, held);
  await page.clock.pauseAt(new Date(opened.getTime() + 3_600_000));
  return { page, release };
}
