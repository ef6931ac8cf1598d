import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { outboxList } from '../../src/messages/outbox.contract.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import type { SiteCode } from '../../src/sites/site.ts';
import { findViolationsInBothModes } from '../browser/find-violations.ts';
import { holdRequests } from '../browser/hold-requests.ts';
import { keyboard } from '../browser/input-device.ts';
import { solveCaptchaOnPage } from '../browser/sign-in.ts';
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
