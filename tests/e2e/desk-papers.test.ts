import { expect, test } from 'vitest';
import { uploadAs } from '../actions/account/papers.ts';
import { startLiveInbox } from '../browser/live-inbox.ts';
import { openDeskSignedIn } from '../browser/sign-in-at-desk.ts';
import { checkWidths, setUpBrowser } from '../browser/test-browser.ts';
import { makePdf, makePng } from '../fixtures/papers.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);
const post = setUp(() => startLiveInbox(store));

const certificate = () =>
  makePdf(
    [
      'Form GST REG-06\n\nRegistration Certificate\n\nRegistration number: 06AAACD3381N1ZI',
      'Details of additional places',
    ],
    { size: 'A4' },
  );

test('staff check papers with the keyboard alone, in the dark', async () => {
  const token = await store.signIn('pending');
  await uploadAs(store, token, { file: await certificate(), name: 'GST REG-06.pdf' });
  await uploadAs(store, token, { file: makePng(600, 800), name: 'licence.png', kind: 'trade_licence' });
  const page = await browser.newPage({ colorScheme: 'dark' });
  await openDeskSignedIn(page, store, 'sales');
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await page.getByRole('heading', { level: 1, name: 'Papers' }).waitFor();
  await page.getByRole('cell', { name: 'GST REG-06.pdf' }).waitFor();
  await checkWidths(page, 'desk-papers');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');

  const picture = page.getByRole('img', { name: 'GST certificate, page 1' });
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBeGreaterThan(1000);
  await page.getByText('State code 06 is Haryana, as in the addresses').waitFor();
  await page.getByRole('checkbox', { name: 'GSTIN is the same on the paper' }).check();
  await page.getByText('Same, 1 of 5').waitFor();
  await expect
    .poll(() => page.getByRole('complementary', { name: 'Papers to check' }).getByRole('link').count())
    .toBe(2);
  await checkWidths(page, 'desk-paper');
  await page.getByRole('heading', { name: 'Checks' }).click();
  await page.keyboard.press('v');
  await page.getByText('page 2 of 2').waitFor();

  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: 'Reject this paper' });
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await dialog.getByText('Please give a reason. The buyer will see it.').waitFor();
  await dialog.getByRole('button', { name: 'Not all pages are there.' }).click();
  await checkWidths(page, 'desk-paper-reject');
  await dialog.getByRole('button', { name: 'Reject' }).click();

  await page.getByRole('img', { name: 'Trade licence, page 1' }).waitFor();
  expect((await post.mailTo('pending@nod.example', /GST certificate was not accepted/)).text).toContain(
    'Not all pages are there.',
  );
  await page.keyboard.press('a');
  await page.getByText('No paper waits to be checked.').waitFor();
  await page.getByRole('button', { name: 'Accepted' }).click();
  await page.getByRole('link', { name: 'Faridabad Motor Rewinders' }).first().click();
  await page.getByText(/ accepted this paper on /).waitFor();
});
