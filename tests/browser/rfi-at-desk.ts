import type { Page } from 'playwright-core';
import { submitRfi } from '../actions/rfi.ts';
import type { RunningStore } from '../store/running-store.ts';
import { openDeskSignedIn } from './sign-in-at-desk.ts';
import type { TestBrowser } from './test-browser.ts';

/** Waits until it is the line that is answered. */
export const atLine = (page: Page, lineNo: number) => page.locator(`tr[data-line="${lineNo}"][aria-current]`).waitFor();

/** A new RFI, opened by sales at its first line. */
export async function openRfiOfTwoLines(browser: TestBrowser, store: RunningStore) {
  const number = await submitRfi(store, await store.signIn('active'), [
    ['NU205', 4],
    ['51105', 10],
  ]);
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'sales', 'nod', `/rfis/${number}`);
  await atLine(page, 1);
  return { page, number };
}
