import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { createConfirmedOrder, dispatchGoods } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { dayOf } from '../../lib/dates.ts';
import { auditFileAtDesk, outwardFilesAtDesk } from './tax-returns.contract.ts';

const store = setUp(openTestStore);
let desk: string;
let invoice: string;
let today: string;
beforeAll(async () => {
  desk = await store.signInAtDesk('accounts');
  today = dayOf(store.now(), 'Asia/Kolkata');
  const number = await createConfirmedOrder(store, await store.signIn('active'), [['6205', 2]]);
  ({ invoice } = await dispatchGoods(store, number));
});

test('GSTR-1 of a month is a ZIP with a folder for each registration', async () => {
  const request = { site: 'nod' as const, month: today.slice(0, 7) };
  const { body } = await store.call(outwardFilesAtDesk, request, { desk });
  expect(body).toMatchObject({
    success: true,
    fileName: `NOD-GSTR-1-${request.month}.zip`,
    mediaType: 'application/zip',
  });
  const files = unzipSync(Buffer.from(body.content, 'base64'));
  expect(Object.keys(files)).toContain('07AAPFU0939F1ZX/docs.csv');
  const b2b = strFromU8(files['27AAPFU0939F1ZV/b2b.csv'] ?? new Uint8Array());
  expect(b2b).toContain('GSTIN/UIN of Recipient,Receiver Name');
  expect(b2b).toContain(invoice);
});

test('the audit file of a period is a CSV', async () => {
  const request = { site: 'gwd' as const, from: today, to: today };
  const { body } = await store.call(auditFileAtDesk, request, { desk });
  expect(body).toMatchObject({ success: true, fileName: `GWD-FAF-${today}-${today}.csv`, mediaType: 'text/csv' });
  expect(Buffer.from(body.content, 'base64').toString()).toContain('GWD Bearings Trading LLC,,100234567800003');
});

test('each is of its own country, and a wrong period is said', async () => {
  const month = { site: 'gwd' as const, month: '2026-11' };
  expect((await store.call(outwardFilesAtDesk, month, { desk })).body.message).toBe('GWD files no GSTR-1.');
  const period = { site: 'nod' as const, from: today, to: today };
  expect((await store.call(auditFileAtDesk, period, { desk })).body.message).toContain('no audit file');
  const wrong = { site: 'nod' as const, month: '2026-13' };
  expect((await store.call(outwardFilesAtDesk, wrong, { desk })).body.message).toBe('Write the month like 2026-11.');
});
