import { expect, test } from 'vitest';
import { sites } from '../../src/sites/resolve-site.ts';
import { siteCodes } from '../../src/sites/site.ts';
import { findViolations } from '../browser/find-violations.ts';
import { openSignedIn } from '../browser/sign-in.ts';
import { checkWidths, setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import { requestStore } from '../store/call-running-store.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(() => startStore({ settings: { ALLOW_PUBLIC_DEMO: '1' } }));

const notice =
  'Demonstration: nothing here is real or will be delivered, and anyone can read its e-mails. Please don’t enter anything private.';

const everyKind = ['/', '/listing?q=6205', '/login', sites.nod.pages.contact, '/outbox', '/nowhere'];
test.each(siteCodes)('%s: the demo notice comes first on every kind of page', async (site) => {
  const port = Number(new URL(store.addressOf(site)).port);
  for (const path of site === 'nod' ? everyKind : ['/', '/nowhere']) {
    const { text } = await requestStore({ port, site }, path);
    const [, first] = /<body[^>]*><aside[^>]*>([^<]*)<\/aside>/.exec(text) ?? [];
    expect([path, first]).toEqual([path, notice]);
  }
});

test.each(['/', '/login', '/nowhere'])(
  'the demo notice lies at the top of a phone on %s',
  { tags: ['lab'] },
  async (path) => {
    if (path === '/nowhere') browser.expectError(/404/);
    const page = await browser.newPage();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(store.addressOf('nod') + path);
    await waitForHydration(page);
    const bar = page.locator('body > aside').first();
    expect(await bar.textContent()).toBe(notice);
    await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0);
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
    await expect.poll(() => bar.getByRole('button').count()).toBe(0);
    if (path === '/') expect(await findViolations(page, { within: 'body > aside' })).toEqual([]);
  },
);

test.each(['/desk', '/api/docs'])('%s shows the demo notice above everything else', { tags: ['lab'] }, async (path) => {
  const page = await browser.newPage();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(store.addressOf('nod') + path);
  const bar = page.locator('body > aside').first();
  expect(await bar.textContent()).toBe(notice);
  await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0);
  expect(await findViolations(page, { within: 'body > aside' })).toEqual([]);
  await checkWidths(page, `demo-notice${path.replaceAll('/', '-')}`);
});

test('the notice stays during navigation, for a customer too', async () => {
  const page = await browser.newPage();
  await openSignedIn(page, store, 'nod', 'active@nod.example', '/quick-order');
  await page.getByRole('link', { name: 'Cart' }).first().click();
  await page.waitForURL('**/cart');
  await expect.poll(() => page.locator('body > aside').first().textContent()).toBe(notice);
});

test('a store on loopback shows no notice', { tags: ['lab'] }, async () => {
  const quiet = await startStore();
  const { text } = await requestStore({ port: Number(new URL(quiet.addressOf('nod')).port) }, '/');
  expect(text).toContain('</html>');
  expect(text).not.toMatch(/data-demonstration|<body><aside/);
  await quiet.close();
});
