import { beforeAll, expect, test } from 'vitest';
import { holdRequests } from '../../tests/browser/hold-requests.ts';
import { openDeskSignedIn } from '../../tests/browser/sign-in-at-desk.ts';
import { checkWidths, setUpBrowser } from '../../tests/browser/test-browser.ts';
import { startStore } from '../../tests/store/running-store.ts';
import { setUp } from '../../tests/store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);
beforeAll(async () => {
  await store.database.$client.query(
    `insert into audit_trail (site, at, actor, actor_name, action, subject, customer_id, details)
      select 'nod', now() - n * interval '1 hour', 'staff', case when n % 2 = 0 then 'Meera Iyer' else 'Farid Khan' end,
        'credit terms', 'stores@mills.example', (select min(id) from customers where site = 'nod'),
        jsonb_build_object('before', jsonb_build_object('limitMinor', 10000000, 'periodDays', 30),
          'after', jsonb_build_object('limitMinor', 25000000 + n, 'periodDays', 30), 'note', 'by phone')
      from generate_series(1, 120) n`,
  );
});

test('a new sign-in that is being given is shown for whom it is, and cannot be cancelled any more', async () => {
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'admin', 'nod', '/staff');
  await page.getByRole('button', { name: 'New sign-in for Meera Iyer' }).click();
  const dialog = page.getByRole('dialog', { name: 'A new sign-in for Meera Iyer?' });
  const release = await holdRequests(page, '**/staff/renew/');
  const isGiving = page.waitForRequest('**/staff/renew/');
  await dialog.getByRole('button', { name: 'Give a new sign-in' }).click();
  await isGiving;
  expect(await dialog.getByRole('button', { name: 'Cancel' }).isDisabled()).toBe(true);
  release();
  await dialog.getByText('Hand these over to Meera Iyer. They are shown only now.').waitFor();
});

test('an administrator gives a colleague a new sign-in', async () => {
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'admin', 'nod', '/staff');
  await page.getByRole('button', { name: 'New sign-in for Meera Iyer' }).click();
  const dialog = page.getByRole('dialog', { name: 'A new sign-in for Meera Iyer?' });
  await dialog.getByRole('button', { name: 'Give a new sign-in' }).click();
  await dialog.getByText('Hand these over to Meera Iyer. They are shown only now.').waitFor();
  await dialog.getByAltText('Code to scan with the authenticator app').waitFor();
  const key = (await dialog.getByText('Key for an app that cannot scan').locator('code').textContent()) ?? '';
  expect(key).toMatch(/^[A-Z2-7]{16,}$/);
  await dialog.getByRole('button', { name: `Copy ${key}` }).waitFor();
  await checkWidths(page, 'desk-staff-renewed');
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await page.getByRole('button', { name: 'New sign-in for Arjun Shah' }).click();
  await page.getByRole('button', { name: 'Give a new sign-in' }).click();
  await page.getByText('You cannot do this for yourself.').waitFor();
});
