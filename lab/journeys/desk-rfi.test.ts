import { expect, test } from 'vitest';
import { addDays, dayOf } from '../../src/lib/dates.ts';
import { loadStaffRfi } from '../../src/rfi/queue/load-staff-rfi.server.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import { submitRfi } from '../../tests/actions/rfi.ts';
import { pricedItemNames } from '../../tests/actions/rfi-of-20-lines.ts';
import { countedKeys } from '../../tests/browser/counted-keys.ts';
import { interceptRequests } from '../../tests/browser/hold-requests.ts';
import { atLine, openRfiOfTwoLines } from '../../tests/browser/rfi-at-desk.ts';
import { openDeskSignedIn } from '../../tests/browser/sign-in-at-desk.ts';
import { checkWidths, setUpBrowser } from '../../tests/browser/test-browser.ts';
import { startStore } from '../../tests/store/running-store.ts';
import { setUp } from '../../tests/store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);
const openTwoLines = () => openRfiOfTwoLines(browser, store);

test('another item is offered beside, a low price gets its reason, the maker is asked, all with keys only', async () => {
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

test('what stands in the fields is sent: a price typed over the one of a line that was pressed, and the last day', async () => {
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

test('a remark is typed after the price of a ready line was typed again, and both are sent', async () => {
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

test('a next RFI that cannot be reached is said, and the same one stays open', async () => {
  browser.expectError(/ERR_FAILED/);
  const { page, number } = await openTwoLines();
  await interceptRequests(page, '**/desk/api/nod/rfis/?*', (route) => route.abort(), { times: 1 });
  await page.keyboard.press('Alt+.');
  await page.getByText('The desk could not be reached.').waitFor();
  await page.getByRole('heading', { level: 2, name: number }).waitFor();
});
