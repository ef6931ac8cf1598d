import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext } from 'playwright-core';

const longestMs = Number(process.env.LATE_REPLIES ?? 0);

/** With LATE_REPLIES=1200 calls and the data of pages wait up to so many ms, each as long as chance will have it, as on a bad line. */
export async function delayReplies(visitor: BrowserContext): Promise<void> {
  if (longestMs === 0) return;
  await visitor.route('**/*', async (route) => {
    if (/^(fetch|xhr)$/.test(route.request().resourceType())) await pause(Math.random() * longestMs);
    // The page may have cancelled the request.
    await route.continue().catch(() => undefined);
  });
}
