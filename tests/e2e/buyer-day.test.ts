import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { addItem, updateQuantity } from '../../src/cart/cart.contract.ts';
import { fillCart, loadCart } from '../actions/cart.ts';
import { createConfirmedOrder, dispatchGoods } from '../actions/orders.ts';
import { answerAsStaff, quoteLine, submitRfi } from '../actions/rfi.ts';
import { interceptRequests, loseReply } from '../browser/hold-requests.ts';
import { openSignedIn } from '../browser/sign-in.ts';
import { checkWidths, type phone, setUpBrowser } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const desk = { viewport: { width: 1440, height: 900 } };

const store = setUp(startStore);
beforeAll(async () => {
  const token = await store.signIn('active');
  const rfi = await submitRfi(store, token, [
    ['6308', 400],
    ['6206-2RS', 90],
  ]);
  await answerAsStaff(store, rfi, [quoteLine(store, 1, 200_00)]);
  await createConfirmedOrder(store, token, [['6205-2RS', 12]]);
  await dispatchGoods(store, await createConfirmedOrder(store, token, [['NU205', 4]]));
});

/** The store carries the next request out, but the browser hears nothing of it. */
const loseNextReply = (page: Page, path: string) => interceptRequests(page, `**/${path}`, loseReply, { times: 1 });

async function enter(path: string, options: typeof phone | typeof desk = desk): Promise<Page> {
  const page = await browser.newPage(options);
  await openSignedIn(page, store, 'nod', 'active@nod.example', path);
  return page;
}

describe('home', () => {
  test('shows what waits; one press adds what was ordered before, the next takes it back, each once although its reply is lost', async () => {
    const page = await enter('/');
    await checkWidths(page, 'buyer-home');
    for (const name of ['Quotes answered', 'To pay', 'On the way', 'Ordered before'])
      await page.getByRole('heading', { name }).waitFor();
    const pay = page.getByRole('link', { name: /^Pay / }).first();
    await expect.poll(() => pay.getAttribute('href')).toMatch(/^\/statement\?pay=/);
    const token = await store.signIn('active');
    const before = (await loadCart(store, token)).length;
    const add = page.getByRole('button', { name: 'Add 12 × 6205-2RS', exact: true });
    const undo = page.getByRole('button', { name: 'Undo: take 12 × 6205-2RS out of your cart' });
    await add.click();
    await undo.waitFor();
    await page.getByRole('link', { name: `Cart, ${before + 1} item` }).waitFor();
    await undo.click();
    await add.waitFor();
    expect(await loadCart(store, token)).toHaveLength(before);

    browser.expectError(/ERR_FAILED/);
    const quantity = async () => (await loadCart(store, token)).find((line) => line.itemname === '6205-2RS')?.quantity;
    await fillCart(store, token, [['6205-2RS', 30]]);
    await loseNextReply(page, addItem.path);
    await add.click();
    await expect.poll(quantity).toBe(42);
    await page
      .getByRole('status')
      .getByText(/connection/i)
      .waitFor();
    await add.click();
    await undo.waitFor();
    expect(await quantity()).toBe(42);
    await loseNextReply(page, updateQuantity.path);
    await undo.click();
    await expect.poll(quantity).toBe(30);
    await expect.poll(() => undo.isEnabled()).toBe(true);
    await undo.click();
    await add.waitFor();
    expect(await quantity()).toBe(30);
  });

  test('quick order opens where one types and finds what was typed; a quote is in the cart after one press', async () => {
    const page = await enter('/');
    const list = page.getByRole('textbox', { name: /^Quick order/ });
    const closed = await list.boundingBox();
    await list.focus();
    expect((await list.boundingBox())?.height).toBeGreaterThan(2 * (closed?.height ?? 0));
    await list.fill('6205-2RS, 40');
    await page.getByRole('button', { name: 'Find these items' }).click();
    await page.waitForURL((url) => url.pathname === '/quick-order');
    await page.goBack();
    await page.getByRole('button', { name: 'Order 400 of 6308' }).click();
    await page.getByRole('heading', { level: 1, name: 'Cart' }).waitFor({ state: 'attached' });
    expect((await loadCart(store, await store.signIn('active'))).map(({ itemname }) => itemname)).toContain('6308');
  });
});
