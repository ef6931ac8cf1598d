import type { Page } from 'playwright-core';

const arrival = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor({ state: 'attached' });

const tick = (page: Page, item: string) => page.getByRole('checkbox', { name: `Select ${item}`, exact: true }).check();

/** From anywhere to the review of an order of the quoted item. */
export async function reviewQuotedItem(page: Page, rfi: string, item: string): Promise<void> {
  await page.getByRole('link', { name: 'RFI History' }).first().click();
  await arrival(page, 'RFI History');
  await page.getByRole('searchbox', { name: 'Search by item', exact: true }).last().fill(rfi);
  await tick(page, item);
  await page
    .getByRole('region', { name: 'Selected items' })
    .getByRole('button', { name: 'Add To Cart', exact: true })
    .click();
  await arrival(page, 'Cart');
  await tick(page, item);
  await page.getByRole('button', { name: 'Checkout' }).and(page.locator(':visible')).click();
  await arrival(page, 'Review and confirm order');
}

/** Returns the number of the order. */
export async function confirmOrder(page: Page, payment: 'Credit limit' | 'Bank transfer'): Promise<string> {
  await page.getByRole('radiogroup', { name: 'Payment' }).getByRole('radio', { name: payment }).check();
  await page.getByRole('button', { name: 'Place order' }).click();
  if (payment === 'Credit limit') await page.getByRole('button', { name: 'Continue' }).click();
  await arrival(page, /^Your order/);
  return new URL(page.url()).searchParams.get('order') ?? '';
}

/** A figure of a page, by its label. */
export const figure = (page: Page, label: string | RegExp) =>
  page
    .locator('dl > div', { has: page.locator('dt', { hasText: label }) })
    .locator('dd')
    .first();
