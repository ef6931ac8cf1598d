import type { Locator, Page } from 'playwright-core';
import writeXlsx from 'write-excel-file/node';
import { waitForHydration } from '../../../tests/browser/hydration.ts';
import { type InputDevice, keyboard, mouse } from '../../../tests/browser/input-device.ts';

/** What a buyer does, and how often: a press is a click or a key that acts, a field is one that is typed into. */
export type Hand = Pick<InputDevice, 'press' | 'write' | 'tick' | 'pick'> & {
  option(target: Locator): Promise<void>;
  file(target: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void>;
  usesKeys: boolean;
  counts: { presses: number; fields: number };
};

export type Journey = (page: Page, hand: Hand) => Promise<void>;

export function countedHand(page: Page, kind: 'pointer' | 'keyboard'): Hand {
  const device = kind === 'pointer' ? mouse : keyboard(page);
  const counts = { presses: 0, fields: 0 };
  const press = async (work: Promise<void>) => {
    counts.presses += 1;
    await work;
  };
  return {
    counts,
    usesKeys: kind === 'keyboard',
    press: (target) => press(device.press(target)),
    tick: (target) => press(device.tick(target)),
    pick: (target, label) => press(device.pick(target, label)),
    option: (target) => press(kind === 'pointer' ? target.click() : chooseByArrow(page, target)),
    file: (target, file) => press(target.setInputFiles(file)),
    async write(target, text) {
      counts.fields += 1;
      await device.write(target, text);
    },
  };
}

const maxSuggestions = 20;

async function chooseByArrow(page: Page, option: Locator): Promise<void> {
  await option.waitFor();
  for (let step = 0; (await option.getAttribute('aria-selected')) !== 'true'; step++) {
    if (step === maxSuggestions) throw new Error(`${option} cannot be reached with the arrow keys`);
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}

const arrival = async (page: Page, name: string | RegExp) => {
  await page.getByRole('heading', { level: 1, name }).waitFor({ state: 'attached' });
  await waitForHydration(page);
};

const visible = (page: Page, target: Locator) => target.and(page.locator(':visible')).first();

/** From a cart whose lines in stock are ticked to the order. */
async function checkOut(page: Page, hand: Hand): Promise<void> {
  await arrival(page, 'Cart');
  if (hand.usesKeys) await hand.press(page.getByRole('link', { name: 'Skip to the order summary' }));
  await hand.press(visible(page, page.getByRole('button', { name: 'Checkout' })));
  await arrival(page, 'Review and confirm order');
  await hand.press(visible(page, page.getByRole('button', { name: 'Place order' })));
  await hand.press(page.getByRole('button', { name: 'Continue' }));
  await arrival(page, /^Your order/);
}

/** What is in the cart already is asked for. */
async function addAgain(page: Page, hand: Hand): Promise<void> {
  const goOn = page.getByRole('dialog').getByRole('button', { name: /Continue|Yes|OK/ });
  const cart = page.getByRole('heading', { level: 1, name: 'Cart' });
  await goOn.or(cart).first().waitFor({ state: 'attached' });
  if (await goOn.isVisible()) await hand.press(goOn);
}

const orderKnownItem: Journey = async (page, hand) => {
  const item = '6205-2RS';
  await hand.write(page.getByRole('combobox').first(), item);
  await hand.option(page.getByRole('option', { name: item }).first());
  await arrival(page, item);
  await hand.write(page.getByLabel(`Quantity of ${item}`, { exact: true }).first(), '24');
  await hand.press(page.getByRole('button', { name: 'Add To Cart', exact: true }).first());
  await addAgain(page, hand);
  await checkOut(page, hand);
};

const orderFromExcel: Journey = async (page, hand) => {
  await hand.press(page.getByRole('link', { name: 'CSV or XLSX' }));
  await arrival(page, 'Quick order');
  await hand.file(page.getByLabel('CSV, XLSX or PDF'), await fiftyLines());
  await page.getByText('50 lines read, not in your cart yet.').waitFor();
  await hand.press(visible(page, page.getByRole('button', { name: /^Add \d+ lines? to cart$/ })));
  await addAgain(page, hand);
  await checkOut(page, hand);
};

const numbers =
  '6000 6001 6002 6003 6004 6005 6006 6007 6008 6201 6202 6203 6204 6205 6206 6207 6208 6209 6210 6301 6302 6303 6304 6305 6306 6307 6308 6309 6310 1206';

async function fiftyLines() {
  const plain = numbers.split(' ');
  const lines = [...plain, ...plain.slice(9, 29).map((number) => `${number}-2RS`)];
  const row = (...cells: (string | number)[]) => cells.map((value) => ({ value }));
  const rows = [row('Part No', 'Required Qty'), ...lines.map((number, index) => row(number, 2 + (index % 9)))];
  return { name: 'list.xlsx', mimeType: 'application/octet-stream', buffer: await writeXlsx(rows).toBuffer() };
}

const reorder: Journey = async (page, hand) => {
  await hand.press(page.getByRole('link', { name: /^[A-Z]{3}\d+, \d+ lines?$/ }).first());
  await arrival(page, /^Order [A-Z]{3}/);
  await hand.press(page.getByRole('button', { name: /^Add \d+ items? to cart$/ }));
  await addAgain(page, hand);
  await checkOut(page, hand);
};

const payTwoInvoices: Journey = async (page, hand) => {
  await hand.press(page.getByRole('link', { name: /^Pay / }).first());
  await arrival(page, 'Account Statement');
  await hand.tick(page.getByRole('checkbox', { name: /^Select [A-Z]{2}\//, checked: false }).first());
  await hand.press(visible(page, page.getByRole('complementary').getByRole('button', { name: /^Pay / })));
  await page.getByText('No money moves on this page').waitFor();
  await hand.press(page.getByRole('button', { name: /^Pay / }));
  await page.getByText('Thank you. We received').waitFor();
};

const askForReturn: Journey = async (page, hand) => {
  await hand.press(visible(page, page.getByRole('link', { name: 'Order History' })));
  await arrival(page, 'Order History');
  const delivered = page.getByRole('row').filter({ hasText: /Delivered on/ });
  await hand.press(delivered.getByRole('link', { name: /^[A-Z]{3}\d+$/ }).first());
  await arrival(page, /^Order [A-Z]{3}/);
  await hand.press(page.getByRole('button', { name: 'Return items' }));
  await hand.write(page.getByLabel(/^Pieces of/).first(), '1');
  await hand.pick(page.getByLabel(/^Reason for/).first(), 'Ordered too many');
  await hand.press(page.getByRole('button', { name: 'Request the return' }));
  await page.getByText(/is requested\. We will write to you\./).waitFor();
};

export const buyerJourneys: Readonly<Record<string, { phone: boolean; go: Journey }>> = {
  'find and order one known item': { phone: true, go: orderKnownItem },
  'order 50 lines from Excel': { phone: false, go: orderFromExcel },
  'order the last order again': { phone: false, go: reorder },
  'pay two invoices': { phone: false, go: payTwoInvoices },
  'ask for a return': { phone: false, go: askForReturn },
};
