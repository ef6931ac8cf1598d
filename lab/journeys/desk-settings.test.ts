import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from '../../tests/browser/find-violations.ts';
import { holdRequests } from '../../tests/browser/hold-requests.ts';
import { openDeskSignedIn } from '../../tests/browser/sign-in-at-desk.ts';
import { checkWidths, setUpBrowser } from '../../tests/browser/test-browser.ts';
import { makePdf, makePng } from '../../tests/fixtures/papers.ts';
import { startStore } from '../../tests/store/running-store.ts';
import { setUp } from '../../tests/store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

/** From another part. */
async function openPart(page: Page, label: string): Promise<void> {
  await page.getByRole('link', { name: 'All settings' }).click();
  await choosePart(page, label);
}

async function choosePart(page: Page, label: string): Promise<void> {
  await page.getByRole('link', { name: label, exact: true }).click();
  await page.getByRole('form', { name: label }).waitFor();
}

async function openSettings(part: string): Promise<Page> {
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'admin', 'nod', `/settings/${part}`);
  await page.getByRole('form').waitFor();
  return page;
}

test('branches, texts and a bank account have their forms; a bank account waits for a second person', async () => {
  browser.expectError(/status of 400/);
  const page = await openSettings('branches');
  await page.getByRole('button', { name: 'Add a branch' }).click();
  const added = page.getByRole('group', { name: 'branch 6' });
  await added.getByLabel('Name', { exact: true }).fill('Surat');
  await page.getByRole('button', { name: 'Save' }).click();
  await added.getByText('Please fill in this field').first().waitFor();
  await checkWidths(page, 'desk-settings-branches');
  await page.getByRole('button', { name: 'Remove branch 6' }).click();
  await page.getByRole('link', { name: 'All settings' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await choosePart(page, 'Home page');
  await checkWidths(page, 'desk-settings-home');
  await openPart(page, 'Working days and holidays');
  await page.emulateMedia({ colorScheme: 'dark' });
  await checkWidths(page, 'desk-settings-calendar-dark');
  await openPart(page, 'Bank account');
  await page.getByLabel('Account number').fill('99887766554433');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved. Another administrator must confirm it.').waitFor();
  await page.getByText('to confirm').first().waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Confirm' }).count()).toBe(0);
  await checkWidths(page, 'desk-settings-bank');

  await store.database.$client.query("update seller_facts set changed_by_id = null, changed_by = 'Nisha Rao'");
  await page.reload();
  await page.getByLabel('Account number').fill('11223344556677');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText(/^Saved\. In force from/).waitFor();
  await page.getByRole('button', { name: 'Confirm' }).waitFor({ state: 'hidden' });
  expect(await page.getByLabel('Account number').inputValue()).toBe('11223344556677');
});

test('a banner with its picture is on the home page, and a document at the foot of every page', async () => {
  const page = await openSettings('banners');
  await page.getByRole('button', { name: 'Add a banner' }).click();
  await page.getByLabel('Title').fill('Stock sale of tapered rollers');
  await page.getByLabel('Text', { exact: true }).fill('30308 and 32210 by the carton, while they last.');
  await page.getByLabel('Words of the link').fill('Tapered rollers');
  await page.getByLabel('Leads to').fill('/listing');
  const picture = { name: 'offer.png', mimeType: 'image/png', buffer: makePng(640, 280) };
  const release = await holdRequests(page, '**/settings/files/add/**');
  await page.locator('input[type=file]').setInputFiles(picture);
  await page.getByLabel('Title').fill('Stock sale of spherical rollers');
  await page.getByRole('button', { name: 'Add a banner' }).click();
  await page.getByRole('button', { name: 'Move banner 2 up' }).click();
  release();
  await page.getByRole('group', { name: 'banner 2' }).getByRole('img', { name: 'Picture' }).waitFor();
  await page.getByRole('button', { name: 'Remove banner 1' }).click();
  await page.getByRole('img', { name: 'Picture' }).waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved. The shop shows it now.').waitFor();
  await checkWidths(page, 'desk-settings-banners');
  await openPart(page, 'Documents');
  await page.getByRole('button', { name: 'Add a document' }).click();
  await page.getByLabel('Title').fill('ISO 9001 certificate');
  const pdf = { name: 'iso.pdf', mimeType: 'application/pdf', buffer: await makePdf() };
  await page.locator('input[type=file]').setInputFiles(pdf);
  await page.getByRole('link', { name: 'Open the file' }).waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  // The toast of the banner may still be there.
  await page.getByText('Nothing was changed yet.').waitFor({ state: 'detached' });

  const shop = await browser.newPage();
  await shop.goto(`${store.addressOf('nod')}/`);
  const banner = shop.getByRole('region', { name: 'Offers and news' });
  await banner.getByRole('heading', { name: 'Stock sale of spherical rollers' }).waitFor();
  const drawn = () => banner.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(drawn).toBe(640);
  expect(await findViolations(shop)).toEqual([]);
  await checkWidths(shop, 'home-banner');
  await shop.getByRole('link', { name: 'ISO 9001 certificate' }).click();
  await shop
    .getByRole('dialog', { name: 'ISO 9001 certificate' })
    .getByText(/^PDF, 1 page, \d kB$/)
    .waitFor();
});

test('who leaves a part with typed changes is asked first', async () => {
  const page = await openSettings('company');
  await page.getByLabel('Phone', { exact: true }).fill('+91 22 6660 0404');
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  expect(await page.getByLabel('Phone', { exact: true }).inputValue()).toBe('+91 22 6660 0404');
  await page.getByRole('link', { name: 'All settings' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('link', { name: 'Company and contact' }).waitFor();

  await choosePart(page, 'Promises and reminders');
  expect(await page.getByLabel('Lowest margin, %').count(), 'a hint takes no unit away').toBe(1);
});
