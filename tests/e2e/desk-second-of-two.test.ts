import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { findCustomerId } from '../actions/payments/ledger.ts';
import { openDeskSignedIn } from '../browser/sign-in-at-desk.ts';
import { setUpBrowser } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

// Whoever is told in a dialog that a colleague was first may still do what they typed.

const browser = setUpBrowser();
const store = setUp(startStore);
const site = 'nod' as const;

async function openDesk(role: 'accounts' | 'admin' | 'catalogue', path: string): Promise<Page> {
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, role, site, path);
  return page;
}

test('an address that a colleague has rejected meanwhile is rejected with one’s own reason', async () => {
  const page = await openDesk(
    'accounts',
    `/accounts/${await findCustomerId(store, 'active@nod.example')}?tab=addresses`,
  );
  const colleague = await page.context().newPage();
  await colleague.goto(page.url());
  for (const desk of [page, colleague]) {
    await desk
      .getByRole('button', { name: /^Reject / })
      .first()
      .click();
    await desk.getByRole('dialog').getByLabel('Reason').waitFor();
  }
  const reject = async (desk: Page, reason: string) => {
    await desk.getByRole('dialog').getByLabel('Reason').fill(reason);
    await desk.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  };
  await reject(colleague, 'No such street.');
  await colleague.getByText('The address is rejected.').waitFor();
  await reject(page, 'The gate is closed.');
  await page
    .getByRole('dialog')
    .getByText(/^Nothing was changed\. The address is .+ now\./)
    .waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await page.getByText('The address is rejected.').waitFor();
  await page.getByText('The gate is closed.').waitFor();
});
