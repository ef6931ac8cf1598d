import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  createDeliveryAddress,
  retireDeliveryAddress,
  setDefaultAddress,
} from '../../src/account/addresses/addresses.contract.ts';
import { updateGetInfo } from '../../src/account/profile/profile.contract.ts';
import { updateQuantity } from '../../src/cart/cart.contract.ts';
import { salesConfirmation } from '../../src/orders/checkout/place-order.contract.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import { fillCart, loadCart } from '../actions/cart.ts';
import { holdRequests } from '../browser/hold-requests.ts';
import { nextFrame } from '../browser/hydration.ts';
import { openSignedIn, startSession } from '../browser/sign-in.ts';
import { setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

/** What a field shows from now on, frame by frame, until the returned function is called. */
async function watchValues(field: Locator): Promise<() => Promise<string[]>> {
  const watched = await field.evaluateHandle((input: HTMLInputElement) => {
    const values = new Set<string>();
    const look = () => {
      values.add(input.value);
      requestAnimationFrame(look);
    };
    look();
    return values;
  });
  await nextFrame(field.page());
  return () => watched.evaluate((values) => [...values]);
}

test('a quantity that is typed while another is being saved is saved too; its digits may be those of an Indian keyboard', {
  tags: ['lab'],
}, async () => {
  const token = await store.signIn('active', 'nod');
  await fillCart(store, token, [['6308', 2]]);
  const page = await browser.newPage();
  await openSignedIn(page, store, 'nod', 'active@nod.example', '/cart');
  await waitForHydration(page);
  const release = await holdRequests(page, `**/${updateQuantity.path}`);
  const quantity = page.getByLabel('Quantity of 6308', { exact: true }).first();
  const sent = page.waitForRequest(`**/${updateQuantity.path}`);
  await quantity.fill('5');
  await quantity.press('Enter');
  await sent;
  await quantity.fill('७');
  await quantity.press('Enter');
  const shown = await watchValues(quantity);
  release();
  await expect.poll(async () => (await loadCart(store, token)).map((line) => line.quantity)).toEqual([7]);
  // Kept until it is saved.
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).not.toContain('"7"');
  expect(await shown()).toEqual(['7']);
});

test('what is typed while a tax number is being saved is kept, also when the page is left', {
  tags: ['lab'],
}, async () => {
  const email = 'active@nod.example';
  const [line] = await fillCart(store, await store.signIn('active', 'nod'), [['6205-2RS', 2]]);
  await store.database.$client.query(
    `update customers set status = 'approval_pending' where id = (select customer_id from users where email = $1)`,
    [email],
  );
  const page = await browser.newPage();
  await openSignedIn(page, store, 'nod', email, `${sites.nod.pages.review}?lines=${line.item_detail_id}`);
  await waitForHydration(page);
  const release = await holdRequests(page, `**/${updateGetInfo.path}`);
  await page.getByRole('button', { name: 'Edit' }).click();
  const field = page.getByRole('textbox', { name: sites.nod.tax.numberLabel });
  await field.fill('24AAACW1938G1ZH');
  const saved = page.waitForResponse(`**/${updateGetInfo.path}`);
  const sent = page.waitForRequest(`**/${updateGetInfo.path}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await sent;
  await field.fill('24AAACW1938G');
  release();
  await saved;
  await page.getByText('24AAACW1938G1ZH is not verified yet.').waitFor();
  expect(await field.inputValue()).toBe('24AAACW1938G');
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
  await page.reload();
  await waitForHydration(page);
  await expect.poll(() => field.inputValue()).toBe('24AAACW1938G');
});

test('the order goes to the address that was seen, and to no other one when it is removed elsewhere', async () => {
  const site = 'zwz';
  const token = await store.signIn('active', site);
  const [line] = await fillCart(store, token, [['6308', 2]], site);
  const address = { delivery_ciy_id: 0, delivery_city_name: 'Pune', delivery_state: 'Maharashtra' };
  const add = async (delivery_address: string) => {
    const form = { ...address, delivery_address, delivery_pincode: '411001', contact_name: '', contact_phone: '' };
    return String((await store.call(createDeliveryAddress, form, { site, token })).body.add_id);
  };
  const [seen, other] = [await add('Gat 7'), await add('Gat 8')];
  await store.call(setDefaultAddress, { add_id: seen }, { site, token });
  const page = await browser.newPage();
  await openSignedIn(
    page,
    store,
    site,
    `active@${site}.example`,
    `${sites[site].pages.review}?lines=${line.item_detail_id}`,
  );
  const choice = (id: string) => page.getByRole('radiogroup', { name: 'Deliver to' }).locator(`[value="${id}"]`);
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const confirm = page.getByRole('button', { name: 'Place order' });
  expect(await choice(seen).isChecked()).toBe(true);

  await store.call(setDefaultAddress, { add_id: other }, { site, token });
  const first = page.getByRole('radiogroup', { name: 'Deliver to' }).getByRole('radio').first();
  await comeBack();
  await expect.poll(() => first.getAttribute('value')).toBe(other);
  expect(await choice(seen).isChecked()).toBe(true);

  await store.call(retireDeliveryAddress, { add_id: seen }, { site, token });
  await comeBack();
  await expect.poll(() => choice(seen).count()).toBe(0);
  await page.getByText('Please choose one of your delivery addresses.').first().waitFor();
  expect(await confirm.isDisabled()).toBe(true);
  await choice(other).check();
  await expect.poll(() => confirm.isDisabled()).toBe(false);
});

test('the overlay while an order is placed offers to leave after 50 seconds', { tags: ['lab'] }, async () => {
  const [line] = await fillCart(store, await store.signIn('active', 'zwz'), [['6308', 2]], 'zwz');
  const page = await (await browser.newVisitor()).newPage();
  await using _session = await startSession(page, store, 'zwz', 'active@zwz.example');
  await page.clock.install();
  await page.route(`**/${salesConfirmation.path}`, () => {});
  await page.goto(`${store.addressOf('zwz')}${sites.zwz.pages.review}?lines=${line.item_detail_id}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('status').getByText('Placing your order').waitFor();
  await page.keyboard.press('Escape');
  await page.clock.fastForward(49_000);
  await expect.poll(() => page.getByText('This is taking longer than expected').count()).toBe(0);
  await page.clock.fastForward(1_100);
  await page.getByText('This is taking longer than expected').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByText('This is taking longer than expected').waitFor({ state: 'hidden' });
});
