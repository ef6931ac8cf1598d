import { expect, test } from 'vitest';
import { decidePaperAtDesk } from '../../src/desk/papers/papers.contract.ts';
import { uploadAs } from '../actions/account/papers.ts';
import { holdRequests } from '../browser/hold-requests.ts';
import { startLiveInbox } from '../browser/live-inbox.ts';
import { openDeskSignedIn } from '../browser/sign-in-at-desk.ts';
import { checkWidths, setUpBrowser } from '../browser/test-browser.ts';
import { makePdf, makePng } from '../fixtures/papers.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);
const post = setUp(() => startLiveInbox(store));

type DrawOnPaper = (pdf: PDFKit.PDFDocument) => void;

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

const lowerEdge: DrawOnPaper = (pdf) => pdf.fontSize(60).text('VALID', 60, 700);
const longerThanItsPicture: DrawOnPaper = (pdf) => {
  lowerEdge(pdf);
  pdf.info.Keywords = 'x'.repeat(500_000);
};

test.each([
  ['shorter than its picture', lowerEdge, Math.max],
  ['longer than its picture', longerThanItsPicture, Math.min],
])('staff see the whole page of a PDF that is %s', { tags: ['lab'] }, async (_which, draw, pictureIs) => {
  const file = await makePdf(['Registration Certificate'], { size: 'A4' }, draw);
  const { body } = await uploadAs(store, await store.signIn('newbalance0'), { file });
  const page = await browser.newPage();
  const drawn = page.waitForResponse(/page=1$/);
  await openDeskSignedIn(page, store, 'accounts', 'nod', `/papers/${body.paper_id}`);
  const picture = await (await drawn).body();
  expect(pictureIs(picture.length, file.length), 'the case is what it says').toBe(picture.length);
  const image = page.getByRole('img', { name: 'GST certificate, page 1' });
  await image.evaluate((element: HTMLImageElement) => element.decode());
  const dark = await image.evaluate(countDarkPixels);
  expect(dark.upperHalf).toBeGreaterThan(100);
  expect(dark.lowerHalf).toBeGreaterThan(1000);
});

/** Runs in the browser. */
function countDarkPixels(image: HTMLImageElement) {
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const drawing = canvas.getContext('2d');
  drawing?.drawImage(image, 0, 0);
  const count = (from: number, rows: number) => {
    const pixels = drawing?.getImageData(0, from, width, rows).data ?? [];
    let dark = 0;
    for (let at = 0; at < pixels.length; at += 4) if (pixels[at + 3] === 255 && (pixels[at] ?? 255) < 100) dark += 1;
    return dark;
  };
  const half = Math.floor(height / 2);
  return { upperHalf: count(0, half), lowerHalf: count(half, half) };
}

test('of two staff the second reads what the first decided', { tags: ['lab'] }, async () => {
  const { body } = await uploadAs(store, await store.signIn('active'), { file: await certificate() });
  const second = await browser.newPage();
  await openDeskSignedIn(second, store, 'accounts', 'nod', `/papers/${body.paper_id}`);
  await second.getByRole('button', { name: 'Accept' }).waitFor();
  const decision = { site: 'nod' as const, id: body.paper_id, accept: true, reason: '' };
  await store.call(decidePaperAtDesk, decision, { desk: await store.signInAtDesk('sales') });
  await second.getByRole('button', { name: 'Accept' }).click();
  await second
    .getByText(/ accepted this paper on /)
    .first()
    .waitFor();
  await expect.poll(() => second.getByRole('button', { name: 'Accept' }).count()).toBe(0);
});

test('who goes on while a paper is accepted is not taken away', { tags: ['lab'] }, async () => {
  const { body } = await uploadAs(store, await store.signIn('active'), { file: await certificate() });
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'sales', 'nod', `/papers/${body.paper_id}`);
  const release = await holdRequests(page, '**/papers/decide/');
  const accepting = page.waitForRequest('**/papers/decide/');
  await page.getByRole('button', { name: 'Accept' }).click();
  await accepting;
  const items = page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Items' });
  await items.click();
  await page.getByRole('heading', { level: 1, name: 'Items' }).waitFor();
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  release();
  await page.getByText('Accepted. The buyer is mailed.').waitFor();
  await items.click();
  await expect.poll(() => loaded).toContain('/desk/api/nod/items/');
  expect(loaded.filter((path) => path.includes('/papers/'))).toEqual([]);
});

test('a message from the contact page is marked done, and opened again', { tags: ['lab'] }, async () => {
  await store.database.$client.query(
    `insert into contact_messages (site, first_name, last_name, email, phone, message, captcha, created_at)
      values ('nod', 'Asha', 'Rao', 'asha@mill.example', '9820012345', 'Do you have 6205-2RS in Pune?', 'x', now())`,
  );
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'sales', 'nod', '/messages');
  const row = page.getByRole('row', { name: /Asha Rao/ });
  await row.waitFor();
  await checkWidths(page, 'desk-messages');
  await row.getByRole('button', { name: /^Mark done: the message of / }).click();
  await page.getByText('The message of Asha Rao is done.').waitFor();
  await row.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await row.waitFor();
});
