import { expect, test } from 'vitest';
import { loadStaffRfi } from '../../src/rfi/queue/load-staff-rfi.server.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import { answerAsStaff, quoteLine } from '../actions/rfi.ts';
import { holdRequests } from '../browser/hold-requests.ts';
import { atLine, openRfiOfTwoLines } from '../browser/rfi-at-desk.ts';
import { setUpBrowser } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);
const openTwoLines = () => openRfiOfTwoLines(browser, store);

test('the second of two staff sees what the first one answered, and loses nothing', async () => {
  const { page, number } = await openTwoLines();
  await page.keyboard.type('600');
  await page.keyboard.press('Enter');
  await atLine(page, 2);
  await answerAsStaff(store, number, [quoteLine(store, 1, 590_00)]);
  await page.keyboard.press('Control+Enter');
  await page.getByText(`${number} was changed meanwhile: line 1 was quoted by test desk on`).waitFor();
  await page.getByText('changed meanwhile by test desk: now Stock').waitFor();

  await page.keyboard.press('ArrowUp');
  await atLine(page, 1);
  await page.keyboard.press('Enter');
  await atLine(page, 2);
  await page.keyboard.press('Control+Enter');
  await page.getByText('1 answer sent; the buyer is mailed.').waitFor();
  const rfi = await loadStaffRfi(store.database, sites.nod, number, store.now());
  expect(rfi?.lines[0]).toMatchObject({ quotedMinor: 600_00, revision: 2 });
});

test('a line to be declined that somebody quoted meanwhile is declined once its remark or Enter confirms it', {
  tags: ['lab'],
}, async () => {
  const { page, number } = await openTwoLines();
  await page.keyboard.press('d');
  await page.getByText('will be declined: without a reason').waitFor();
  await answerAsStaff(store, number, [quoteLine(store, 1, 590_00)]);
  await page.keyboard.press('Control+Enter');
  await page.getByText(`${number} was changed meanwhile: line 1 was quoted by test desk on`).waitFor();
  await page.getByText('changed meanwhile by test desk: now Stock').waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('1 ready to send').waitFor();

  await answerAsStaff(store, number, [quoteLine(store, 1, 580_00)]);
  await page.keyboard.press('Control+Enter');
  await page.getByText('changed meanwhile by test desk: now Stock').waitFor();
  await page.locator('tr[data-line="1"]').getByText('NU205').click();
  await atLine(page, 1);
  await page.getByLabel('Remark to the buyer').fill('No longer made.');
  await page.getByText('1 ready to send').waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByText('1 answer sent; the buyer is mailed.').waitFor();
  const rfi = await loadStaffRfi(store.database, sites.nod, number, store.now());
  expect(rfi?.lines[0]).toMatchObject({ state: 'Declined', answerNote: 'No longer made.' });
});

test('what is answered in two tabs of one RFI is kept, whichever is answered last', { tags: ['lab'] }, async () => {
  const { page } = await openTwoLines();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await atLine(other, 1);
  await other.keyboard.type('600');
  await other.keyboard.press('Enter');
  await atLine(other, 2);
  await page.keyboard.press('ArrowDown');
  await atLine(page, 2);
  await page.keyboard.type('700');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Send answer' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Send answer' }).waitFor();
});

test('a price that is corrected before the page shows what was sent is kept, and can be sent too', {
  tags: ['lab'],
}, async () => {
  const { page, number } = await openTwoLines();
  await page.keyboard.type('600');
  await page.keyboard.press('Enter');
  await atLine(page, 2);
  const release = await holdRequests(page, `**/rfis/${number}/`);
  const isSent = page.waitForResponse('**/answer/');
  const isReloading = page.waitForRequest(`**/rfis/${number}/`);
  await page.keyboard.press('Control+Enter');
  await isSent;
  await isReloading;
  await page.keyboard.press('ArrowUp');
  await atLine(page, 1);
  await page.keyboard.type('650');
  await page.keyboard.press('Enter');
  await atLine(page, 2);
  release();
  await page.getByText('1 answer sent; the buyer is mailed.').waitFor();
  await page.getByText('1 ready to send').waitFor();
});

test('a price that is corrected while the answers are sent is kept, and can be sent too', {
  tags: ['lab'],
}, async () => {
  const { page, number } = await openTwoLines();
  await page.keyboard.type('600');
  await page.keyboard.press('Enter');
  await atLine(page, 2);
  const release = await holdRequests(page, '**/answer/');
  const isSending = page.waitForRequest('**/answer/');
  await page.keyboard.press('Control+Enter');
  await isSending;
  await page.keyboard.press('ArrowUp');
  await atLine(page, 1);
  await page.keyboard.type('650');
  await page.keyboard.press('Enter');
  await atLine(page, 2);
  release();
  await page.getByText('1 answer sent; the buyer is mailed.').waitFor();
  await page.getByText('1 ready to send').waitFor();
  await page.keyboard.press('Control+Enter');
  await expect
    .poll(async () => (await loadStaffRfi(store.database, sites.nod, number, store.now()))?.lines[0])
    .toMatchObject({ quotedMinor: 650_00, revision: 2 });
});
