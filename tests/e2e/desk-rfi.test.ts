import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addDays, dayOf } from '../../src/lib/dates.ts';
import { loadStaffRfi } from '../../src/rfi/queue/load-staff-rfi.server.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import { answerAsStaff, quoteLine, submitRfi } from '../actions/rfi.ts';
import { pricedItemNames, requestOf20Lines } from '../actions/rfi-of-20-lines.ts';
import { countedKeys } from '../browser/counted-keys.ts';
import { interceptRequests } from '../browser/hold-requests.ts';
import { atLine, openRfiOfTwoLines } from '../browser/rfi-at-desk.ts';
import { endSessionsAtNextChange, openDeskSignedIn, signInAgainAtDesk } from '../browser/sign-in-at-desk.ts';
import { checkWidths, setUpBrowser } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

const currentLine = (page: Page) => page.locator('tr[aria-current]').getAttribute('data-line');

const openTwoLines = () => openRfiOfTwoLines(browser, store);

test('20 lines are answered with keys only; a reload and a dead session lose nothing', async () => {
  browser.expectError(/401/);
  const number = await requestOf20Lines(store);
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'sales', 'nod', '/rfis');
  await page.getByRole('link', { name: number }).waitFor();
  await checkWidths(page, 'desk-rfis');
  const keys = countedKeys(page);
  const started = performance.now();
  await keys.press('j', 'Enter');
  await atLine(page, 1);

  await keys.type('640.50');
  await keys.press('Enter');
  await atLine(page, 2);
  await keys.type('-38');
  await keys.press('Enter');
  await atLine(page, 3);
  await keys.type('m22');
  await keys.press('Enter');
  await atLine(page, 4);
  await keys.type('=');
  await keys.press('Tab');
  await keys.type('50');
  await keys.press('Tab');
  await keys.type('+7');
  await keys.press('Enter');
  await atLine(page, 5);
  await keys.press('d', 'r');
  await keys.type('No longer made.');
  await keys.press('Enter');
  await atLine(page, 6);
  await page.getByRole('button', { name: /Instead.*Alt 1/ }).waitFor();
  await keys.press('Alt+1', 'Enter');
  await atLine(page, 7);
  await keys.press('Enter', 'Enter');
  await atLine(page, 9);

  await page.reload();
  await atLine(page, 9);
  await page.getByText('8 ready to send').waitFor();
  await checkWidths(page, 'desk-rfi');

  await keys.type('abc');
  await keys.press('Enter');
  await page.getByText('Type an amount such as 640.50, or =, -38, m22.').waitFor();
  await expect.poll(() => currentLine(page)).toBe('9');
  await keys.press('Control+a');
  await keys.type('-40');
  await keys.press('Alt+ArrowDown');
  await atLine(page, 20);
  await page.getByRole('button', { name: /Instead.*Alt 1/ }).waitFor();
  await keys.press('Alt+1', 'Enter');
  await page.getByText('20 ready to send').waitFor();

  await endSessionsAtNextChange(page, store);
  await keys.press('Control+Enter');
  await signInAgainAtDesk(page, store, 'sales');
  await page.getByText('20 answers sent; the buyer is mailed.').waitFor();
  const seconds = (performance.now() - started) / 1000;
  console.info(`20 lines: ${keys.count()} key presses, ${seconds.toFixed(1)} s in the test`);
  expect(keys.count()).toBeLessThan(80);

  const rfi = await loadStaffRfi(store.database, sites.nod, number, store.now());
  expect(rfi?.lines.map((line) => line.state)).toEqual([
    ...Array.from({ length: 4 }, () => 'Stock'),
    'Declined',
    ...Array.from({ length: 15 }, () => 'Stock'),
  ]);
  expect(rfi?.lines[0]).toMatchObject({ quotedMinor: 640_50, answeredBy: expect.any(String) });
  expect(rfi?.lines[3]).toMatchObject({ quotedMinor: 500_00, quotedQuantity: 50 });
  expect(rfi?.lines[4]).toMatchObject({ answerNote: 'No longer made.' });
  expect(rfi?.lines[5]?.askedAs).not.toBe('');
  const { rows } = await store.database.$client.query(
    "select jsonb_array_length(data -> 'quoted') + jsonb_array_length(data -> 'declined') as lines from outbox where template = 'rfi-answered' and data ->> 'rfiNumber' = $1",
    [number],
  );
  expect(rows).toEqual([{ lines: 20 }]);
});

test('another item is offered beside, a low price gets its reason, the maker is asked, all with keys only', {
  tags: ['lab'],
}, async () => {
  const [first = '', second = ''] = await pricedItemNames(store, 2);
  const buyer = await store.signIn('active');
  const number = await submitRfi(store, buyer, [
    [first, 4],
    [second, 6],
  ]);
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'sales', 'nod', `/rfis/${number}`);
  await atLine(page, 1);
  await page.getByRole('button', { name: /Offer too.*Alt Shift 1/ }).waitFor();
  const keys = countedKeys(page);
  await keys.press('Alt+Shift+1');
  await page
    .getByLabel(/^Price of/)
    .nth(1)
    .waitFor();
  await keys.press('Control+a');
  await keys.type('9000');
  await keys.press('Tab', 'Control+a');
  await keys.type('+9');
  await keys.press('Enter', 'Control+a');
  await keys.type('1');
  await keys.press('Enter');
  await page.getByText('Say why to quote it all the same.').waitFor();
  await checkWidths(page, 'desk-rfi-low-price');
  await keys.type('Agreed by phone');
  await keys.press('Enter');
  await atLine(page, 2);
  await checkWidths(page, 'desk-rfi-offer-too');

  await keys.press('w');
  await page.getByRole('dialog', { name: 'Wait for the maker' }).waitFor();
  await checkWidths(page, 'desk-rfi-maker');
  await keys.press('Enter');
  await page.getByText('The lines wait for the maker; the buyer is mailed.').waitFor();
  await keys.press('Control+j');
  await keys.type('1');
  await page.getByText(/^1: .* Enter goes there\.$/).waitFor();
  await keys.press('Enter');
  await atLine(page, 1);
  await keys.press('Control+Enter');
  await page.getByText('1 answer sent; the buyer is mailed.').waitFor();
  await page.getByText('assigned to Meera Iyer').waitFor();
  await page.getByText(/promise kept/).waitFor();
  await checkWidths(page, 'desk-rfi-alternatives-sent');

  const rfi = await loadStaffRfi(store.database, sites.nod, number, store.now());
  expect(rfi?.lines).toMatchObject([
    { lineNo: 1, quotedMinor: 100 },
    { lineNo: 3, alternativeTo: 1, quotedMinor: 9000_00 },
    { lineNo: 2, makerUntil: expect.any(String) },
  ]);
  await page.goto(`${store.addressOf('nod')}/desk/nod/rfis?view=maker`);
  await page.getByRole('link', { name: number }).waitFor();
});

test('what stands in the fields is sent: a price typed over the one of a line that was pressed, and the last day', {
  tags: ['lab'],
}, async () => {
  const { page, number } = await openTwoLines();
  await page.keyboard.type('600');
  await page.keyboard.press('Enter');
  await atLine(page, 2);
  await page.locator('tr[data-line="1"]').getByText('NU205').click();
  await atLine(page, 1);
  await page.keyboard.type('abc');
  await page.keyboard.press('Control+Enter');
  await page.getByText('Type an amount such as 640.50, or =, -38, m22.').waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('580');
  const until = page.locator('[data-field="until"]');
  await until.fill('never');
  await page.keyboard.press('Control+Enter');
  await page.getByText('Type the last day of the quotes, such as 14 Dec or +7.').waitFor();
  await until.fill('+40');
  await page.keyboard.press('Control+Enter');
  await page.getByText('1 answer sent; the buyer is mailed.').waitFor();
  const rfi = await loadStaffRfi(store.database, sites.nod, number, store.now());
  const validUntil = addDays(dayOf(store.now(), sites.nod.calendar.timeZone), 40);
  expect(rfi?.lines[0]).toMatchObject({ quotedMinor: 580_00, validUntil });
});

test('a remark is typed after the price of a ready line was typed again, and both are sent', {
  tags: ['lab'],
}, async () => {
  const { page, number } = await openTwoLines();
  await page.keyboard.type('600');
  await page.keyboard.press('Enter');
  await atLine(page, 2);
  await page.keyboard.press('ArrowUp');
  await atLine(page, 1);
  await page.keyboard.type('650');
  await page.keyboard.press('r');
  await page.keyboard.type('Last pieces.');
  await page.keyboard.press('Control+Enter');
  await page.getByText('1 answer sent; the buyer is mailed.').waitFor();
  const rfi = await loadStaffRfi(store.database, sites.nod, number, store.now());
  expect(rfi?.lines[0]).toMatchObject({ quotedMinor: 650_00, answerNote: 'Last pieces.' });
});

test('a next RFI that cannot be reached is said, and the same one stays open', { tags: ['lab'] }, async () => {
  browser.expectError(/ERR_FAILED/);
  const { page, number } = await openTwoLines();
  await interceptRequests(page, '**/desk/api/nod/rfis/?*', (route) => route.abort(), { times: 1 });
  await page.keyboard.press('Alt+.');
  await page.getByText('The desk could not be reached.').waitFor();
  await page.getByRole('heading', { level: 2, name: number }).waitFor();
});

test('a sent quote is assigned, extended, withdrawn and opened as PDF', async () => {
  const number = await submitRfi(store, await store.signIn('active'), [['6308', 4]]);
  await answerAsStaff(store, number, [quoteLine(store, 1, 900_00)]);
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'sales', 'nod', `/rfis/${number}`);
  await page.getByRole('button', { name: 'Remind' }).click();
  const question = page.getByRole('dialog', { name: 'Remind Western Gear & Pump?' });
  await question.getByText('A mail cannot be taken back.', { exact: false }).waitFor();
  await question.getByRole('button', { name: 'Send' }).click();
  await page.getByText('The buyer has been reminded.').waitFor();

  await page.getByRole('button', { name: 'Assign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Assign' }).click();
  await page.getByText('The RFI is assigned.').waitFor();
  await page.getByRole('button', { name: 'Extend' }).click();
  const today = dayOf(store.now(), sites.nod.calendar.timeZone);
  expect(await page.getByLabel('New last day').inputValue()).toBe(addDays(today, 14));
  await page.getByLabel('New last day').fill(addDays(today, 55));
  await page.getByRole('button', { name: 'Extend 1 quote' }).click();
  await page.getByText('The quotes are extended; the buyer is mailed.').waitFor();

  const [pdf] = await Promise.all([
    page.context().waitForEvent('response', (response) => response.url().includes(`/quotes/${number}.pdf`)),
    page.getByRole('button', { name: 'Quote (PDF)' }).click(),
  ]);
  expect(pdf.headers()['content-type']).toBe('application/pdf');

  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByLabel('Reason').fill('Sold out.');
  await checkWidths(page, 'desk-rfi-withdraw');
  await page.getByRole('button', { name: 'Withdraw 1 quote' }).click();
  await page.getByText('The quotes are withdrawn; the buyer is mailed.').waitFor();
  await page.getByText('withdrawn by Meera Iyer: Sold out.').waitFor();
});
