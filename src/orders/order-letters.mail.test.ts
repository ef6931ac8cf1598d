import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCart } from '../../tests/cart.ts';
import { confirm, reviewed } from '../../tests/order.ts';
import { openPostOffice, type PostOffice } from '../../tests/post-office.ts';
import { openTestStore, type TestStore } from '../../tests/store.ts';
import { sites } from '../sites/which-site.ts';
import { decideOrder } from './decide-order.server.ts';

let store: TestStore;
let office: PostOffice;
beforeAll(async () => {
  store = await openTestStore();
  office = await openPostOffice(store);
});
afterAll(async () => {
  await office.close();
  await store.close();
});

const buyer = 'active@nod.example';

async function order() {
  const token = await store.signIn('active');
  const lines = await fillCart(store, token, [['NJ310', 3]]);
  return (await confirm(store, token, reviewed(lines))).body.myscno;
}

test('buyer and sales mailbox are mailed what was ordered, with its sums and a link to it', async () => {
  const number = await order();
  const mail = await office.mailTo(buyer);
  expect(mail.subject).toBe(`Your order ${number}`);
  expect(mail.text).toMatch(/^NJ310 .* 3 +[\d,]+\.\d\d +[\d,]+\.\d\d$/m);
  expect(mail.text).toMatch(/^GST: INR [\d,]+\.\d\d$/m);
  expect(mail.text).toContain(`http://nod.localhost:3000/order-detail?order=${number}`);
  expect((await office.mailTo('sales@nod.example')).subject).toBe(`Order ${number} of Western Gear & Pump`);
});

test('a decision of staff is mailed with its note', async () => {
  const number = await order();
  await decideOrder(store.database, sites.nod, {
    number,
    to: 'Rejected',
    by: 'test',
    note: 'No <truck>.',
    now: store.now(),
  });
  const mail = await office.mailTo(buyer);
  expect(mail.subject).toBe(`Your order ${number}: Rejected`);
  expect(mail.text).toContain('Note: No <truck>.');
  expect(mail.html).toContain('No &lt;truck&gt;.');
});
