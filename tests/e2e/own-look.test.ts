import { expect, test } from 'vitest';
import { findViolations } from '../browser/find-violations.ts';
import { openDeskSignedIn } from '../browser/sign-in-at-desk.ts';
import { checkWidths, setUpBrowser } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 60"><path d="M4 4h52v52H4z" fill="#7a2140"/><path d="M70 20h160v20H70z" fill="#333"/></svg>';

test('a seller gives the shop a name, a logo and colours: refused where they cannot be read, then previewed and saved', async () => {
  browser.expectError(/status of 400/);
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'admin', 'nod', '/settings/identity');
  const form = page.getByRole('form', { name: 'Name and look' });
  await form.waitFor();
  await form.getByLabel('Trade name').fill('Palghar Bearing House');
  await form.getByLabel('Numbers begin with').fill('PBH');
  await form.getByLabel('First colour', { exact: true }).fill('#ffff00');
  await form.getByLabel('Second colour', { exact: true }).fill('#ffffff');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText(/White letters on it have a contrast of 1, readable are 4\.5 and more/).waitFor();
  await form.getByRole('button', { name: /^Take #/ }).click();
  await form.getByText('Links at night').waitFor();
  await checkWidths(page, 'desk-identity');
  expect(await findViolations(page)).toEqual([]);

  const svg = (text: string) => ({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(text) });
  const chooser = form.locator('input[type="file"]').first();
  await chooser.setInputFiles(svg(logo.replace('<path', '<script>alert(1)</script><path')));
  await page.getByText('This SVG holds a script or something else that runs.').first().waitFor();
  await chooser.setInputFiles(svg(logo));
  await form.getByRole('img', { name: 'Logo, with the name in it' }).waitFor();

  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Preview on the page' }).click();
  const preview = await opened;
  await preview.getByRole('img', { name: 'Palghar Bearing House' }).first().waitFor();
  await checkWidths(preview, 'own-look-preview');
  const visitor = await browser.newPage();
  await visitor.goto(store.addressOf('nod'));
  expect(await visitor.title()).toContain('NOD');

  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved. The shop shows it now.').waitFor();
  await visitor.goto(store.addressOf('nod'));
  expect(await visitor.title()).toContain('Palghar Bearing House');
  await visitor.getByText('Palghar Bearing House. All rights reserved.').waitFor();
  expect((await visitor.locator('header, main, footer').allTextContents()).join(' ')).not.toMatch(
    /\bNOD\b(?! Bearings Private Limited)/,
  );
  expect(await findViolations(visitor)).toEqual([]);
});
