import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  acknowledgedAt,
  portalsAt,
  type RegisteredInvoice,
  registerOneInvoice,
} from '../../../tests/actions/e-invoices.ts';
import { setUpStoreWithPortal } from '../../../tests/store/store-with-portal.ts';
import { callDuring, waitUntilBlocked } from '../../../tests/store/wait-for-lock.ts';
import { runStatement } from '../../server/database/prepare-statement.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { findDispatches } from '../dispatches.db.ts';
import { amendShipment } from '../fulfilment/amend-shipment.server.ts';
import { findSiteOrder } from '../orders.db.ts';
import { createEwayBill } from './create-eway-bill.server.ts';

const at = setUpStoreWithPortal(acknowledgedAt);

const site = sites.nod;
const registerOne = (shipment = {}) => registerOneInvoice(at.store, at.token, portalsAt(at.fake), shipment);

const create = (about: RegisteredInvoice, from = portalsAt(at.fake)) =>
  createEwayBill(from, at.store.database, site, about);

test('an e-way bill of a registered invoice is created once and written on the dispatch', async () => {
  const about = await registerOne({ carrier: 'Own van', docket: 'MH 01 AB 1234' });
  const number = await create(about);
  expect(number).toMatch(/^391\d{9}$/);
  expect(await create(about)).toMatchObject({ message: `${about.document} has the e-way bill ${number}.` });
  expect(at.fake.ewayBills.size).toBe(1);
});

test('an e-way bill whose answer was lost is not denied, and comes back when it is created again', async () => {
  const about = await registerOne({ carrier: 'Own van', docket: 'MH 01 AB 1234' });
  at.fake.faults.push({ on: /ewaybill/, is: 'lost' });
  expect(await create(about)).toMatchObject({
    refusal: 'portal',
    message: expect.stringContaining(`It is not known whether ${about.document} has an e-way bill`),
  });
  expect(await create(about)).toBe([...at.fake.ewayBills.values()].at(-1));
});

test('an e-way bill needs the vehicle or the transporter, an IRN, goods and the portal', async () => {
  const about = await registerOne();
  expect(await create(about)).toMatchObject({ refusal: 'transport' });
  expect(await create(about, () => undefined)).toMatchObject({ refusal: 'no_portal' });
  expect(await create({ ...about, document: 'NM/26-27/999999' })).toMatchObject({ refusal: 'unknown_document' });
  const moving = await registerOne({ docket: 'MH01AB1234' });
  at.fake.refusals.push('4000 : Distance is not valid');
  expect(await create(moving)).toMatchObject({ message: expect.stringContaining('4000 : Distance is not valid') });
  await at.store.database.$client.query(`update e_invoices set state = 'cancelled'`);
  expect(await create(moving)).toMatchObject({ refusal: 'not_registered' });
});

test('a docket that is written at the same moment leaves the number of the e-way bill', async () => {
  const about = await registerOne({ carrier: 'Own van', docket: 'MH 01 AB 1234' });
  const { database } = at.store;
  const [order] = await findSiteOrder(database, { site: 'nod', number: about.number });
  const { id: orderId = 0 } = order ?? {};
  const change = { ...about, dispatchNo: 1, docket: 'MH 01 AB 5678' };
  const [ewayBill, refused] = await callDuring(
    database,
    (db) => runStatement(db, sql`select from dispatches where order_id = ${orderId} for no key update`),
    async () => {
      const creating = create(about);
      await waitUntilBlocked(database);
      return Promise.all([creating, amendShipment(database, site, change)]);
    },
    2,
  );
  expect(refused).toBeUndefined();
  expect(await findDispatches(database, { orderId })).toMatchObject([{ ewayBill, docket: 'MH 01 AB 5678' }]);
});
