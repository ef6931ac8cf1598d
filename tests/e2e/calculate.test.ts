import { expect, test } from 'vitest';
import { findSmallTargets } from '../browser/find-small-targets.ts';
import { findViolationsInBothModes } from '../browser/find-violations.ts';
import { checkWidths, setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

test('a bearing is calculated while its load is typed, the address keeps it, and a phone shows nothing too small to press', async () => {
  const page = await browser.newPage();
  await page.goto(`${store.addressOf('nod')}/calculate?bearing=6308`);
  await page.getByRole('heading', { level: 1, name: 'Calculate 6308' }).waitFor();
  await waitForHydration(page);
  await page.getByLabel('Radial load Fr, kN').fill('4.5');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1.2');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1450');
  await page.getByLabel('Factor f0').fill('13.2');
  const result = page.getByRole('region', { name: 'Result' });
  await result.getByText('Too short').waitFor();
  await page.waitForURL((url) => url.searchParams.get('fr') === '4.5' && url.searchParams.get('f0') === '13.2');
  await page.getByLabel('Life wanted, h').fill('500');
  await result.getByText('Long enough').waitFor();
  await page.getByRole('heading', { name: 'Bearings that do it' }).waitFor();
  expect(await findViolationsInBothModes(page)).toEqual([]);
  await checkWidths(page, 'calculate');
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => findSmallTargets(page)).toEqual([]);

  await page.getByLabel('Axial load Fa, kN').fill('heavy');
  await page.getByText('Type a number, as 4.5.').waitFor();
  await page.getByText('Correct the marked figures.').waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel('Axial load Fa, kN').inputValue()).toBe('heavy');
});
