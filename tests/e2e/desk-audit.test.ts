import { beforeAll, expect, test } from 'vitest';
import { findViolations } from '../browser/find-violations.ts';
import { holdRequests } from '../browser/hold-requests.ts';
import { openDeskSignedIn } from '../browser/sign-in-at-desk.ts';
import { checkWidths, setUpBrowser } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

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

test('an administrator reads what staff did, filters it and goes back in time', async () => {
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'admin');
  await page.getByRole('link', { name: 'Audit trail' }).click();
  await page.getByRole('heading', { level: 1, name: 'Audit trail' }).waitFor();
  const table = page.getByRole('table', { name: 'Audit trail' });
  await table.getByText('₹ 1,00,000.00').first().waitFor();
  await checkWidths(page, 'desk-audit');
  expect(await findViolations(page)).toEqual([]);

  await page.getByLabel('Person').selectOption('Farid Khan');
  await table.getByText('Meera Iyer').first().waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Earlier' }).click();
  await table.getByRole('row').nth(11).waitFor({ state: 'detached' });
  await expect.poll(() => table.getByRole('row').count()).toBe(11);
  await page.getByRole('button', { name: 'Newest' }).click();
  await table.getByRole('row').nth(50).waitFor();
  await page.getByPlaceholder('Customer, order or RFI number').fill('nobody at all');
  await page.getByText("Nothing matches 'nobody at all'.").waitFor();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await table.getByRole('row').nth(50).waitFor();
  await page.getByLabel('Day').focus();
  await page.keyboard.type('03/15/2024', { delay: 50 });
  await page.getByText('Nothing was done that fits.').waitFor();
  expect(await page.getByLabel('Day').inputValue()).toBe('2024-03-15');
  expect(new URL(page.url()).searchParams.get('day')).toBe('2024-03-15');
  await page.getByLabel('Day').fill('');
  await table.getByRole('row').nth(50).waitFor();
});

test('a new sign-in that is being given is shown for whom it is, and cannot be cancelled any more', {
  tags: ['lab'],
}, async () => {
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

test('an administrator gives a colleague a new sign-in', { tags: ['lab'] }, async () => {
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
