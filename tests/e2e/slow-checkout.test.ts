import { expect, test } from 'vitest';
import {
  createDeliveryAddress,
  retireDeliveryAddress,
  setDefaultAddress,
} from '../../src/account/addresses/addresses.contract.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import { fillCart } from '../actions/cart.ts';
import { openSignedIn } from '../browser/sign-in.ts';
import { setUpBrowser } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

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
  const confirm = page.getByRole('button', { name: 'Confirm and Pay' });
  expect(await choice(seen).isChecked()).toBe(true);

  await store.call(setDefaultAddress, { add_id: other }, { site, token });
  const first = page.getByRole('radiogroup', { name: 'Deliver to' }).getByRole('radio').first();
  await comeBack();
  await expect.poll(() => first.getAttribute('value')).toBe(other);
  expect(await choice(seen).isChecked()).toBe(true);

  await store.call(retireDeliveryAddress, { add_id: seen }, { site, token });
  await comeBack();
  await expect.poll(() => choice(seen).count()).toBe(0);
  await page.getByText('Please choose one of your delivery addresses.').waitFor();
  expect(await confirm.isDisabled()).toBe(true);
  await choice(other).check();
  await expect.poll(() => confirm.isDisabled()).toBe(false);
});
