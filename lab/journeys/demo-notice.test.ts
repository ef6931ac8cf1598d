import { expect, test } from 'vitest';
import { findViolations } from '../../tests/browser/find-violations.ts';
import { checkWidths, setUpBrowser, waitForHydration } from '../../tests/browser/test-browser.ts';
import { requestStore } from '../../tests/store/call-running-store.ts';
import { startStore } from '../../tests/store/running-store.ts';
import { setUp } from '../../tests/store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(() => startStore({ settings: { ALLOW_PUBLIC_DEMO: '1' } }));

const notice =
  'Demonstration: nothing here is real or will be delivered, and anyone can read its e-mails. Please don’t enter anything private.';

test.each(['/', '/login', '/nowhere'])('the demo notice lies at the top of a phone on %s', async (path) => {
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
});

test.each(['/desk', '/api/docs'])('%s shows the demo notice above everything else', async (path) => {
  const page = await browser.newPage();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(store.addressOf('nod') + path);
  const bar = page.locator('body > aside').first();
  expect(await bar.textContent()).toBe(notice);
  await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0);
  expect(await findViolations(page, { within: 'body > aside' })).toEqual([]);
  await checkWidths(page, `demo-notice${path.replaceAll('/', '-')}`);
});

test('a store on loopback shows no notice', async () => {
  const quiet = await startStore();
  const { text } = await requestStore({ port: Number(new URL(quiet.addressOf('nod')).port) }, '/');
  expect(text).toContain('</html>');
  expect(text).not.toMatch(/data-demonstration|<body><aside/);
  await quiet.close();
});
