import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { currentTotpCode } from '../../src/account/staff/totp.server.ts';
import { checkWidths } from './test-browser.ts';

type Administrator = { name: string; email: string; password: string };

/** From the address that the start has printed to the desk. */
export async function becomeAdministrator(page: Page, link: string, administrator: Administrator): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(administrator.name);
  await page.getByLabel('E-mail').fill(administrator.email);
  await page.getByLabel('Password', { exact: true }).fill(administrator.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  const uri = await page.getByRole('link', { name: 'Open the app on this device' }).getAttribute('href');
  const secret = new URL(uri ?? '').searchParams.get('secret') ?? '';
  await checkWidths(page, 'opening-1-administrator');
  await page.getByLabel('Code of your authenticator app').fill(currentTotpCode(secret, new Date()));
  await page.getByRole('button', { name: 'Become the administrator' }).click();
  await page.getByRole('navigation', { name: 'Desk' }).waitFor();
}

/** Keys only, from any page of the desk. */
export async function openChecklist(page: Page): Promise<void> {
  await page.keyboard.press('g');
  await page.keyboard.press('u');
  await page.getByRole('heading', { level: 1, name: 'Opening' }).waitFor();
}

/** Keys only, from any page of the desk; `fields` by their labels, a choice is chosen by its text. */
export async function enterFacts(page: Page, part: string, fields: Readonly<Record<string, string>>): Promise<void> {
  await page.keyboard.press('g');
  await page.keyboard.press('e');
  await page.getByRole('link', { name: part, exact: true }).click();
  await fillFacts(page, part, fields);
}

/** In the open form of the part. */
export async function fillFacts(page: Page, part: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const form = page.getByRole('form', { name: part });
  await form.waitFor();
  const add = form.getByRole('button', { name: 'Add a branch' });
  if (part === 'Branches') await add.click();
  for (const [label, text] of Object.entries(fields)) {
    const field = form.getByLabel(label, { exact: true });
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(text);
    else await field.fill(text);
  }
  await page.getByRole('button', { name: 'Save' }).click();
  // A toast of the part before may still be there.
  await page.getByText('Nothing was changed yet.').waitFor({ state: 'detached' });
}

export type BroughtFile = {
  kind: 'items' | 'stock' | 'customers' | 'bills';
  name: string;
  content: Uint8Array | string;
  /** What is the same in every line, by the name of the column. */
  same?: Readonly<Record<string, string>>;
  /** What it comes to in the books. */
  total?: string;
  /** What the button says that writes it. */
  write: string;
};

/** A file through its dry run; nothing in it may be wrong or doubtful. */
export async function bringFile(
  page: Page,
  { kind, name, content, same = {}, total, write }: BroughtFile,
): Promise<void> {
  await page.keyboard.press('g');
  await page.keyboard.press('f');
  await page.getByLabel('What it holds').selectOption(kind);
  const buffer = Buffer.from(content);
  const file = { name, mimeType: 'application/octet-stream', buffer };
  await page.getByLabel('CSV or XLSX file').setInputFiles(file);
  await page.getByRole('button', { name: 'Upload' }).click();
  const start = page.getByRole('button', { name: 'Start the dry run' });
  await start.waitFor();
  for (const [column, value] of Object.entries(same)) {
    const field = page.getByLabel(`${column} of every line`);
    if (!(await field.isVisible())) await page.getByRole('button', { name: /same in every line$/ }).click();
    await field.fill(value);
  }
  await start.click();
  const button = page.getByRole('button', { name: write, exact: true });
  await button.waitFor();
  if (total !== undefined) {
    expect(await button.isDisabled()).toBe(true);
    await page.getByLabel('Total of your books on that day').fill(total);
    await page.getByText('It agrees to the last digit.').waitFor();
  }
  if (kind === 'items') await checkWidths(page, 'opening-2-dry-run');
  await button.click();
  await page.getByText(/^Done/).first().waitFor();
  await page.getByText('Every line of the file is in.').waitFor();
}
