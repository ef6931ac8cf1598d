import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { changeSettings, settingsPart } from '../../src/desk/settings/settings.contract.ts';
import type { SentFacts } from '../../src/desk/settings/typed-facts.ts';
import { findViolations } from '../browser/find-violations.ts';
import { holdRequests } from '../browser/hold-requests.ts';
import { openDeskSignedIn } from '../browser/sign-in-at-desk.ts';
import { checkWidths, setUpBrowser } from '../browser/test-browser.ts';
import { makePdf, makePng } from '../fixtures/papers.ts';
import { fetchPage } from '../store/call-running-store.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

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

const contactPage = async () =>
  (await fetchPage(Number(new URL(store.addressOf('nod')).port), 'nod', '/nodContact')).html.split('<main')[1];

/** Also before any script has arrived, or what is pressed would move away. */
async function expectNoticeAtTheBottom(preview: Page): Promise<void> {
  const withoutScripts = await browser.newVisitor({ javaScriptEnabled: false });
  await withoutScripts.addCookies(await preview.context().cookies());
  const page = await withoutScripts.newPage();
  await page.goto(preview.url());
  const box = await page.getByRole('complementary', { name: 'Preview' }).boundingBox();
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(page.viewportSize()?.height);
}

test('a new phone number is previewed, saved, and stands on the contact page at once', async () => {
  browser.expectError(/status of 400/);
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'admin', 'nod', '/settings');
  await page.getByRole('link', { name: 'Company and contact' }).waitFor();
  await checkWidths(page, 'desk-settings');
  await choosePart(page, 'Company and contact');
  const phone = page.getByLabel('Phone', { exact: true });
  await phone.fill('call us');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Please enter a phone number').waitFor();
  await expect.poll(() => phone.evaluate((field) => field === document.activeElement)).toBe(true);
  await phone.fill('+91 22 6660 0101');

  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Preview on the page' }).click();
  const preview = await opened;
  await preview.getByText('A preview: only this browser shows these changes.').waitFor();
  await preview.getByRole('main').getByText('+91 22 6660 0101').first().waitFor();
  await checkWidths(preview, 'settings-preview');
  expect((await preview.reload())?.headers()['cache-control']).toBe('private, no-store');
  await expectNoticeAtTheBottom(preview);
  await preview.getByRole('link', { name: 'End the preview' }).click();
  await preview.waitForURL((url) => url.pathname === '/');

  expect(await contactPage()).toContain('+91 22 5550 0169');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved. The shop shows it now.').waitFor();
  await page.getByText('in force').waitFor();
  expect(await contactPage()).toContain('+91 22 6660 0101');

  await phone.fill('+91 22 6660 0199');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: /^Bring back what Arjun Shah wrote/ }).click();
  await expect.poll(() => phone.inputValue()).toBe('+91 22 6660 0101');
  await checkWidths(page, 'desk-settings-company');

  const changed = '**/desk/api/nod/settings/company/change/';
  const release = await holdRequests(page, changed);
  const save = page.getByRole('button', { name: 'Save' });
  await phone.fill('+91 22 6660 0111');
  await save.click();
  await phone.fill('+91 22 6660 0122');
  const part = '**/desk/api/nod/settings/company/';
  const letReload = await holdRequests(page, part);
  const reload = page.waitForRequest(part);
  release();
  await reload;
  // The next save names the version that is being loaded.
  expect(await save.getAttribute('aria-busy')).toBe('true');
  letReload();
  const answered = page.waitForResponse(changed);
  await save.click();
  expect((await answered).request().postDataJSON()).toMatchObject({ data: { phone: '+91 22 6660 0122' } });
  await page.reload();
  await expect.poll(() => phone.inputValue()).toBe('+91 22 6660 0122');
});

test('branches, texts and a bank account have their forms; a bank account waits for a second person', {
  tags: ['lab'],
}, async () => {
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

test('a banner with its picture is on the home page, and a document at the foot of every page', {
  tags: ['lab'],
}, async () => {
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

test('what another administrator saves while one types is not overwritten, and one’s own may still be saved', async () => {
  const page = await openSettings('bookkeeping');
  await page.getByLabel('Company').fill('NOD Books');
  await page.getByLabel('Company').blur();
  const desk = await store.signInAtDesk('admin');
  const of = { site: 'nod' as const, part: 'bookkeeping' as const };
  const { data, seen } = (await store.call(settingsPart, of, { desk })).body;
  const theirs = { ...data, sales: 'Sales of bearings' } as SentFacts;
  await store.call(changeSettings, { ...of, data: theirs, seen }, { desk });
  await expect
    .poll(() => page.getByLabel('Sales', { exact: true }).inputValue(), { timeout: 20_000 })
    .toBe('Sales of bearings');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText(/^Nothing was changed: Arjun Shah has changed this on/).waitFor();
  await expect.poll(() => page.getByLabel('Company').inputValue()).toBe('NOD Books');
  expect(store.server.sites.nod.bookkeeping.company).toBe(data.company);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved. The shop shows it now.').waitFor();
  await expect
    .poll(() => store.server.sites.nod.bookkeeping)
    .toMatchObject({ company: 'NOD Books', sales: 'Sales of bearings' });
});

test('who leaves a part with typed changes is asked first', { tags: ['lab'] }, async () => {
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
