import type { Page } from 'playwright-core';

/** Whether the page still has the region at the moment it tells the text; whoever presses then must not miss. */
export const hasRegionWhenTold = (page: Page, text: string, region: string): Promise<boolean> =>
  page.evaluate(
    ([text, region]) =>
      new Promise<boolean>((resolve) => {
        new MutationObserver((_, observer) => {
          if (!document.body.textContent.includes(text)) return;
          observer.disconnect();
          resolve(document.querySelector(`[aria-label="${region}"]`) !== null);
        }).observe(document.body, { childList: true, subtree: true });
      }),
    [text, region] as const,
  );
