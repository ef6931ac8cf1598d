import { beforeAll, expect, test } from 'vitest';
import { customerAtDesk } from '../../../tests/actions/account/customer-at-desk.ts';
import { fillCart, loadCart } from '../../../tests/actions/cart.ts';
import { submitOrder, toReviewedLines } from '../../../tests/actions/orders.ts';
import { openTestInbox } from '../../../tests/fakes/inbox.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { getInfo } from '../../account/get-info.contract.ts';
import { updateGetInfo } from '../../account/profile/profile.contract.ts';
import { orderAtDesk } from '../../desk/orders/order-record.contract.ts';
import { sites } from '../../sites/resolve-site.ts';
import { orderDetail } from '../order-page/order-detail.contract.ts';

const store = setUp(openTestStore);
const inbox = setUp(() => openTestInbox(store));
let token: string;
beforeAll(async () => {
  token = await store.signIn('approval');
  // An account that waits for approval may only order what it has in its cart.
  await atDesk().decide('approve');
  await fillCart(store, token, [
    ['6308', 2],
    ['NU205', 1],
  ]);
  await atDesk().decide('approval');
});

const buyer = 'approval@nod.example';
const sales = sites.nod.contact.email;
/** A number of Maharashtra, where the branch is; its last character should be another one. */
const changed = '27AADCB9034H1ZZ';
const verified = '19AADCB9034H1ZL';
const westBengal = { place_of_supply: 'West Bengal', tax_form: 'integrated', tax_number: verified };

const info = async () => (await store.call(getInfo, {}, { token })).body.data;
const address = async () => (await info()).CustomerDeliveryAddress.details[0];
const change = (gst_update: string) => store.call(updateGetInfo, { key: 'place_order', gst_update }, { token });
const atDesk = () => customerAtDesk(store, 'nod', buyer);
/** What is not as it should be, of the registration that counts. */
const doubts = async () => {
  const [registration] = (await atDesk().record()).registrations;
  return (registration?.checks ?? []).filter(({ passed }) => !passed).map(({ text }) => text);
};
const auditEntries = async () =>
  (
    await store.database.$client.query(
      "select actor_name as by, action, details from audit_trail where subject = $1 and action like 'tax number%' order by id",
      [buyer],
    )
  ).rows;

/** Orders the first line of the cart that can be ordered now. */
async function order() {
  const line = (await loadCart(store, token)).find(({ Availability }) => Availability === 'Stock');
  if (!line) throw new Error('nothing in the cart is in stock');
  const { body } = await submitOrder(store, token, toReviewedLines([line]));
  if (!body.success) throw new Error(body.message);
  return (await store.call(orderDetail, { order_no: body.myscno }, { token })).body.data;
}

test('a tax number changed on the review page does not change the tax; sales are mailed both numbers', async () => {
  expect(await address()).toMatchObject({ ...westBengal, unverified_number: '' });
  expect((await change(changed)).body.success).toBe(true);
  expect(await info()).toMatchObject({ gst_no: changed, gst_verified: false });
  expect(await address()).toMatchObject({ ...westBengal, unverified_number: changed });
  const { subject, text } = await inbox.mailTo(sales);
  expect(subject).toBe('Damodar Steel Rolling has changed its GSTIN');
  for (const fact of [buyer, verified, changed, 'last character', 'belongs to Maharashtra'])
    expect(text).toContain(fact);
});

test('an order placed meanwhile is taxed under the last verified number and shows it; sales see both', async () => {
  const placed = await order();
  expect(placed).toMatchObject({ place_of_supply: 'West Bengal', tax_words: 'IGST 18%' });
  expect(placed.bill_to.taxNumber).toBe(verified);
  const { subject, text } = await inbox.mailTo(sales);
  expect(subject).toBe(`Order ${placed.mysc_order_no} of Damodar Steel Rolling`);
  expect(text).toContain(`the GSTIN ${changed} is not verified. GST of this order follows ${verified}.`);
  expect(text).toContain(`/desk/nod/accounts?q=${encodeURIComponent(buyer)}`);
  const record = { site: 'nod' as const, number: placed.mysc_order_no };
  const shown = (await store.call(orderAtDesk, record, { desk: await store.signInAtDesk('sales') })).body;
  expect(shown.checks).toContainEqual(
    expect.objectContaining({
      ok: false,
      text: `GSTIN ${verified} was changed to ${changed}, which is not verified; tax follows ${verified}.`,
    }),
  );
});

test('staff see both numbers, reject the new one with a reason, and the buyer reads it', async () => {
  expect((await atDesk().record()).registrations).toMatchObject([{ number: verified, pendingNumber: changed }]);
  expect(await doubts()).toEqual([
    'Check character: entered Z, the number works out to O',
    'State code 27 is Maharashtra, the addresses are in West Bengal',
  ]);
  expect(await atDesk().decideOnNumber(false)).toContain('reason');
  const why = 'The check character is wrong.';
  expect(await atDesk().decideOnNumber(false, why)).toContain(`Tax follows ${verified} now.`);
  expect(await info()).toMatchObject({ gst_no: verified, gst_verified: true });
  const { subject, text } = await inbox.mailTo(buyer);
  expect(subject).toBe('Your GSTIN was not verified');
  for (const fact of [changed, verified, why]) expect(text).toContain(fact);
  expect((await atDesk().record()).registrations).toMatchObject([{ number: verified, pendingNumber: null }]);
  expect(await auditEntries()).toEqual([
    {
      by: expect.any(String),
      action: 'tax number rejected',
      details: { before: verified, after: verified, asked: changed, reason: why },
    },
  ]);
});

test('a change withdrawn by the buyer and a number verified by staff take effect at once', async () => {
  const right = '27AADCB9034H1ZO';
  await change(right);
  await change(verified);
  expect(await address()).toMatchObject({ ...westBengal, unverified_number: '' });
  await change(right);
  expect(await atDesk().decideOnNumber(true)).toContain(`Tax follows ${right} now.`);
  expect(await info()).toMatchObject({ gst_no: right, gst_verified: true });
  expect(await address()).toMatchObject({ place_of_supply: 'Maharashtra', tax_form: 'state', tax_number: right });
  expect((await inbox.mailTo(buyer)).subject).toBe('Your GSTIN is verified');
  const placed = await order();
  expect(placed).toMatchObject({ place_of_supply: 'Maharashtra', tax_words: 'CGST 9% and SGST 9%' });
  expect(placed.bill_to.taxNumber).toBe(right);
  expect((await inbox.mailTo(sales)).text).not.toContain('not verified');
});

test('approving the account verifies the pending number', async () => {
  await change(changed);
  await atDesk().decide('approve');
  expect(await info()).toMatchObject({ status: 'Active', gst_no: changed, gst_verified: true });
  expect((await atDesk().record()).registrations[0]).toMatchObject({ number: changed, pendingNumber: null });
});

test('a number of another registration of the customer is verified there', async () => {
  await atDesk().decide('approval');
  const other = '24AADCB9034H1ZU';
  await store.database.$client.query(
    `insert into tax_registrations (site, customer_id, number, legal_name, region_id, created_at)
      select site, customer_id, $2, 'Damodar Steel Rolling', 24, now() from users where email = $1`,
    [buyer, other],
  );
  await change(other);
  expect(await address()).toMatchObject({ tax_number: changed, unverified_number: other });
  expect(await atDesk().decideOnNumber(true)).toContain(`Tax follows ${other} now.`);
  expect(await address()).toMatchObject({ place_of_supply: 'Gujarat', tax_number: other, unverified_number: '' });
  expect((await info()).tax_registrations.map(({ number }) => number)).toEqual([other, changed]);
});
