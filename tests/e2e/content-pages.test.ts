import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { outboxList } from '../../src/messages/outbox.contract.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import { type SiteCode, siteModules } from '../../src/sites/site.ts';
import { findViolationsInBothModes } from '../browser/find-violations.ts';
import { holdRequests, interceptRequests } from '../browser/hold-requests.ts';
import { keyboard, mouse } from '../browser/input-device.ts';
import { openSignedIn, solveCaptchaOnPage } from '../browser/sign-in.ts';
import { checkWidths, setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

async function open(site: SiteCode, path: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(store.addressOf(site) + path);
  await waitForHydration(page);
  return page;
}

test.each(['zwz', 'gwd'] as const)('%s: about fits desktop and phone', { tags: ['lab'] }, async (site) => {
  const page = await browser.newPage();
  await page.goto(store.addressOf(site) + sites[site].pages.about);
  await page.getByRole('heading', { level: 1, name: siteModules[site].about.headline }).waitFor();
  await checkWidths(page, `about-${site}`);
});

test.each(['/login', '/signup', '/existingCustomerRegister'])(
  '%s without a footer ends with some room',
  { tags: ['lab'] },
  async (path) => {
    const page = await open('gwd', path);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.getByRole('contentinfo').count()).toBe(0);
    const last = await page.getByRole('main').locator(':visible').last().boundingBox();
    const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(pageHeight - (last?.y ?? 0) - (last?.height ?? 0)).toBeGreaterThan(24);
  },
);

test('about fits desktop and phone: six zones on two slides, four testimonials in turn, WhatsApp and ventures', {
  tags: ['lab'],
}, async () => {
  const page = await open('nod', sites.nod.pages.about);
  await page.getByRole('button', { name: 'Zones 4 to 6' }).click();
  await page.getByText('Zones 4 to 6 of 6').waitFor();
  await expect.poll(() => page.getByText('Zone 6', { exact: true }).isVisible()).toBe(true);
  const clients = page.locator('section', { has: page.getByRole('heading', { name: 'What clients say' }) });
  await keyboard(page).press(clients.getByRole('button', { name: 'Next' }));
  await clients.getByText('2 of 4').waitFor();
  await clients.getByText('Next: Transmission Manufacturer, Steel Mill Design, GearBox Manufacturer').waitFor();
  const help = page.getByRole('link', { name: /^WhatsApp help/ });
  const number = sites.nod.contact.whatsapp.replace(/\D/g, '');
  await expect.poll(() => help.getAttribute('href')).toBe(`https://wa.me/${number}`);
  const venture = page.getByRole('link', { name: /^Know More/ }).first();
  expect([await venture.getAttribute('target'), await venture.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
  await checkWidths(page, 'about-nod');
});

test("a message written by keyboard reaches the site's mailbox", async () => {
  const { pages, contact } = sites.nod;
  const page = await open('nod', pages.contact);
  const device = keyboard(page);
  const form = page.locator('main form');
  await device.write(form.getByLabel('First Name'), 'Asha');
  await device.write(form.getByLabel('Last Name'), 'Rao');
  await device.write(form.getByLabel('Email'), 'stores@creekside');
  await device.write(form.getByLabel('Phone Number'), '+971 50 555 0100');
  await device.write(form.getByLabel('Message'), 'Do you keep 22318 with the withdrawal sleeve?');
  await device.press(form.getByRole('button', { name: 'Submit' }));
  await form.getByText('Invalid email').waitFor();
  await checkWidths(page, 'contact');
  await device.write(form.getByLabel('Email'), 'stores@creekside.example');
  await solveCaptchaOnPage(page);
  await device.press(form.getByRole('button', { name: 'Submit' }));
  await page.getByText('Thank you. Your message has reached our sales desk.').waitFor();
  const { body } = await store.call(outboxList, {}, { site: 'nod' });
  const letters = body.messages.filter(({ subject }) => subject === 'Message from Asha Rao');
  expect(letters).toMatchObject([{ receiver: contact.email, text: expect.stringContaining('withdrawal sleeve') }]);
});

test('a visitor asks by keyboard for the price of an item of the list, and is to be called back', async () => {
  const page = await open('nod', '/listing?q=NU2310');
  const device = keyboard(page);
  await device.press(page.getByRole('link', { name: /^Ask for a price ?: NU2310/ }).first());
  await page.getByRole('list', { name: 'Asked for' }).getByText('NU2310').waitFor();
  await waitForHydration(page);
  const form = page.locator('main form');
  await device.write(form.getByLabel('Quantity'), '40');
  await device.write(form.getByLabel('Your name'), 'Asha Rao');
  await device.press(form.getByRole('button', { name: 'Call me back' }));
  for (const problem of ['Enter the name of your firm', "Please tick 'I'm not a robot'."])
    await form.getByText(problem).waitFor();
  await checkWidths(page, 'ask-for-price');
  await device.write(form.getByLabel('Firm'), 'Tapi Sugar Works');
  await device.write(form.getByLabel('Phone Number'), '98201 23456');
  await solveCaptchaOnPage(page);
  await device.press(form.getByRole('button', { name: 'Call me back' }));
  await page.getByText('Thank you. Your message has reached our sales desk.').waitFor();
  const { body } = await store.call(outboxList, {}, { site: 'nod' });
  const letters = body.messages.filter(({ subject }) => subject === 'Tapi Sugar Works asks for prices');
  expect(letters).toMatchObject([{ receiver: sites.nod.contact.email, text: expect.stringContaining('40 × NU2310') }]);
});

test('a legal document opens by keyboard, traps the focus and returns it', async () => {
  const page = await open('nod', '/disclaimer');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' });
  await expect.poll(() => link.getAttribute('href')).toBe('/privacy-policy.pdf');
  await keyboard(page).press(link);
  const viewer = page.getByRole('dialog', { name: 'Privacy policy' });
  await viewer.getByRole('heading', { name: '1. Who is responsible' }).waitFor();
  await viewer.getByText(/^PDF, \d pages?, \d+ kB$/).waitFor();
  await expect
    .poll(() => viewer.getByRole('link', { name: 'Download Privacy policy' }).getAttribute('href'))
    .toBe('/privacy-policy.pdf');
  for (let tabs = 0; tabs < 5; tabs++) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement?.closest('dialog') !== null || document.activeElement === document.body,
      ),
    ).toBe(true);
  }
  await checkWidths(page, 'viewer');
  expect(await findViolationsInBothModes(page, 'dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  await viewer.waitFor({ state: 'hidden' });
  await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);

  await link.click();
  await viewer.getByRole('button', { name: /^Close/ }).click();
  await viewer.waitFor({ state: 'hidden' });
});

test('a document that cannot be fetched says so in its viewer, is fetched again, and the form below it is kept', {
  tags: ['lab'],
}, async () => {
  const page = await open('nod', sites.nod.pages.contact);
  await page.getByLabel('Message').fill('Do you keep 22318?');
  browser.expectError(/ERR_INTERNET_DISCONNECTED/);
  await interceptRequests(page, '**/privacy-policy.data*', (route) => route.abort('internetdisconnected'), {
    times: 1,
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  const viewer = page.getByRole('dialog', { name: 'Privacy policy' });
  await viewer.getByText('Privacy policy could not be loaded').waitFor();
  await viewer.getByRole('button', { name: 'Retry' }).click();
  await viewer.getByRole('heading', { name: '1. Who is responsible' }).waitFor();
  await page.keyboard.press('Escape');
  expect(await page.getByLabel('Message').inputValue()).toBe('Do you keep 22318?');
});

test("a maker's page fits desktop and phone, creates its catalogue on demand and leads to its items", async () => {
  const page = await open('nod', '/iko');
  await checkWidths(page, 'brand-iko');
  const release = await holdRequests(page, '**/catalogue/iko.pdf');
  await page.getByRole('link', { name: 'Catalogue (PDF)' }).click();
  const viewer = page.getByRole('dialog', { name: 'IKO catalogue' });
  await viewer.getByText('Catalogue is being created').waitFor();
  release();
  await viewer.getByText(/^PDF, \d+ pages, \d+ kB$/).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /^All [\d,]+ IKO items$/ }).click();
  await page.waitForURL((url) => url.pathname === '/listing' && url.searchParams.get('brand') === 'IKO');
});

test("an Active buyer sees stock on a maker's page and buys there", { tags: ['lab'] }, async () => {
  const page = await browser.newPage();
  await openSignedIn(page, store, 'nod', 'active@nod.example', '/koyo');
  const block = page.locator('section', { has: page.getByRole('heading', { name: "The maker's website" }) });
  await expect.poll(() => block.getByText(/^In stock$/).isVisible()).toBe(true);
  await checkWidths(page, 'brand-koyo-active');
  await page.getByRole('button', { name: 'Add to cart: 6205 2RS C3, Koyo', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/cart');
  await page.getByText('6205 2RS C3').first().waitFor();
});

test('the terms open from the profile form without ticking its box', { tags: ['lab'] }, async () => {
  const page = await browser.newPage();
  await openSignedIn(page, store, 'nod', 'unregistered@nod.example', '/register');
  await mouse.press(page.locator('main form').getByRole('link', { name: 'Terms and conditions' }));
  const viewer = page.getByRole('dialog', { name: 'Terms and conditions' });
  await viewer.getByText('1. Seller and buyer').click();
  await page.keyboard.press('Escape');
  await viewer.waitFor({ state: 'hidden' });
  await expect.poll(() => page.getByLabel(/^I have read the/).isChecked()).toBe(false);
});
