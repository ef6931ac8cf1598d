import type { Page } from 'playwright-core';

/** Keys only: opens the section with G and a letter. */
async function openSection(page: Page, letter: string, heading: string): Promise<void> {
  await page.keyboard.press('g');
  await page.keyboard.press(letter);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}

/** Opens the first row of a list with J and Enter. */
async function openFirstRow(page: Page): Promise<void> {
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
}

export async function verifyAccount(page: Page, company: string): Promise<void> {
  await openSection(page, 'c', 'Customers');
  await page.getByRole('button', { name: 'To verify' }).click();
  await page.getByRole('row').filter({ hasText: 'Pending' }).getByRole('link', { name: company }).click();
  await page.getByRole('heading', { name: 'Account to verify' }).waitFor();
  await page.keyboard.press('a');
  await page.getByText(/^The account is Active now\./).waitFor();
}

export async function giveCredit(page: Page, limit: string, days: number): Promise<void> {
  await page.keyboard.press('t');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Credit limit/).fill(limit);
  await dialog.getByLabel('Days').fill(String(days));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The terms apply from now on.').waitFor();
}

export async function allowTransfer(page: Page): Promise<void> {
  await page.getByLabel(/^May pay by bank transfer/).click();
  await page.getByText('The customer may pay by bank transfer.').waitFor();
}

export async function assignPriceList(page: Page, name: string): Promise<void> {
  // Until the approved account is loaded, the form of the approval has a price list too.
  await page.getByRole('heading', { name: 'Price list and orders' }).waitFor();
  await page.getByLabel('Price list').selectOption(name);
  await page.getByText('The buyer sees these prices from now on.').waitFor();
}

/** Answers the only line of an RFI with keys alone, from any page of the desk. */
export async function quoteWithKeyboard(page: Page, rfi: string, price: string): Promise<void> {
  await openSection(page, 'r', 'RFIs');
  await page.keyboard.press('/');
  await page.keyboard.type(rfi);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('q') === rfi);
  await page.getByText('1 to 1 of 1').waitFor();
  await openFirstRow(page);
  await page.locator('tr[data-line="1"][aria-current]').waitFor();
  await page.keyboard.type(price);
  for (const key of ['Tab', 'Tab']) await page.keyboard.press(key);
  await page.keyboard.type('+7');
  await page.keyboard.press('Enter');
  await page.getByText('1 ready to send').waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByText('1 answer sent; the buyer is mailed.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 1, name: 'RFIs' }).waitFor();
}

export async function openOrder(page: Page, order: string): Promise<void> {
  await openSection(page, 'o', 'Orders');
  await page.getByRole('link', { name: order, exact: true }).click();
  await page.getByRole('heading', { level: 2, name: order, exact: true }).waitFor();
}

export async function approveOrder(page: Page, order: string): Promise<void> {
  await openOrder(page, order);
  await page.keyboard.press('a');
  await page.getByText(`Order ${order} is approved.`).waitFor();
}

/** The order is open and awaits approval. */
export async function rejectOrder(page: Page, order: string, reason: string): Promise<void> {
  const decision = page.getByRole('region', { name: 'Decision' });
  await decision.waitFor();
  await page.keyboard.press('r');
  await page.keyboard.type(reason);
  await decision.getByRole('button', { name: 'Reject' }).click();
  await page.getByText(`Order ${order} is rejected.`).waitFor();
}

export async function takeBackApproval(page: Page, order: string, reason: string): Promise<void> {
  await page.getByRole('button', { name: 'Take the approval back' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason, sent to the buyer').fill(reason);
  await dialog.getByRole('button', { name: 'Take back' }).click();
  await page.getByText(`Order ${order} awaits approval again.`).waitFor();
}

/** Picks what is on the shelf for the order. */
export async function pickAll(page: Page): Promise<void> {
  const box = page.getByRole('region', { name: 'Pick and dispatch' });
  await box.getByRole('button', { name: 'All as asked' }).click();
  await box.getByText(/^\d+ pieces?, \d+ cartons?/).waitFor();
}

type Shipment = { carrier: string; docket: string };

/** Returns the number of the tax invoice. */
export async function dispatchPicked(page: Page, dispatch: string, shipment: Shipment): Promise<string> {
  await sendPicked(page, shipment);
  const notice = page.getByText(`${dispatch} has left. Tax invoice`);
  await notice.waitFor();
  return /Tax invoice (\S+)\.$/.exec((await notice.textContent()) ?? '')?.[1] ?? '';
}

export async function sendPicked(page: Page, { carrier, docket }: Shipment): Promise<void> {
  const box = page.getByRole('region', { name: 'Pick and dispatch' });
  await box.getByLabel('Carrier').fill(carrier);
  await box.getByLabel(/^(Vehicle or docket|Consignment note)/).fill(docket);
  await page.keyboard.press('Control+Enter');
}

type BankLine = { narration: string; amount: string; company: string };

/** Imports a statement of one line and books what is suggested for it with Enter. */
export async function bookTransfer(page: Page, { narration, amount, company }: BankLine): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  const statement = `Date,Narration,Reference,Amount\n${day},${narration},N324,"${amount}"\n`;
  await openSection(page, 'b', 'Bank');
  await page.getByRole('button', { name: 'Import a statement' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Import a bank statement' });
  const file = { name: 'november.csv', mimeType: 'text/csv', buffer: Buffer.from(statement) };
  await dialog.getByLabel(/^File of the bank/).setInputFiles(file);
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await dialog.getByText('1 new line, 0 known before.').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await page.getByRole('radio', { name: company, checked: true }).waitFor();
  await page.getByRole('button', { name: /^Book receipt/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText(/^Receipt \S+ for .+ is booked\.$/).waitFor();
}
