import { expect, test } from 'vitest';
import { setUpBrowser } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

test('home, search, listing and item work without scripts', async () => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(store.addressOf('nod'));
  const field = page.getByLabel('Search by item');
  await field.fill('22220');
  await field.press('Enter');
  await page.getByRole('heading', { name: 'Available Products For 22220' }).waitFor();
  await expect.poll(() => page.locator('tbody tr svg').count()).toBeGreaterThan(3);

  await page.getByRole('link', { name: '22220CC/W33', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: '22220CC/W33' }).waitFor();
  // The style sheet shows the one of two drawings that fits the width.
  await page.waitForLoadState();
  const drawing = page.getByRole('figure').getByRole('img', { name: '22220CC/W33' });
  await expect.poll(() => drawing.locator('text').allTextContents()).toEqual(['Ø180', 'Ø100', '46']);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Products' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.locator('tbody tr').count()).toBe(24);
});

test('before hydration a form that needs scripts does not put its values into the URL', { tags: ['lab'] }, async () => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  for (const path of ['/signup', '/login', '/contact', '/forget-password', '/existingCustomerRegister']) {
    const address = store.addressOf('zwz') + path;
    await page.goto(address);
    const form = page.locator('main form');
    const typed = form.locator('input[name], textarea').last();
    await typed.fill('Bearing#1');
    await typed.press('Enter');
    await form.locator('button[type=submit]').click({ force: true });
    expect([page.url(), (await typed.inputValue()).trim()]).toEqual([address, 'Bearing#1']);
  }
});
