import { expect, test } from 'vitest';
import { loadStaffRfi } from '../../src/rfi/queue/load-staff-rfi.server.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import { answerAsStaff, quoteLine } from '../actions/rfi.ts';
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
