import { beforeAll, expect, test } from 'vitest';
import { answerAsStaff, loadRfiLines, quoteLine, submitRfi } from '../../../tests/actions/rfi.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { allRfiHistory, rfiHistory } from '../rfi-history.contract.ts';

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  token = await store.signIn('active');
});

test('RFIs are listed newest first, with date and time of the site; item_detail_id is ignored', async () => {
  store.setClock(new Date('2026-11-18T05:12:00Z'));
  const first = await submitRfi(store, token, [['NU205', 4]]);
  store.setClock(new Date('2026-11-20T08:35:00Z'));
  const second = await submitRfi(store, token, [['51105', 120]]);
  const { body } = await store.call(allRfiHistory, { item_detail_id: 3 }, { token });
  expect(body.message.info.map((entry) => [entry.rfq_no, entry.date, entry.time])).toEqual([
    [second, '20 Nov 2026', '14:05'],
    [first, '18 Nov 2026', '10:42'],
  ]);
});

test('an RFI says by when it is answered, in working hours, until no line is left with the sales desk', async () => {
  const now = store.now();
  const answerBy = async (number: string) =>
    (await store.call(rfiHistory, { putawayno_key: number }, { token })).body.data.answer_by;
  const sendAt = async (time: string) => {
    store.setClock(new Date(time));
    return await submitRfi(store, token, [
      ['NU205', 4],
      ['51105', 120],
    ]);
  };
  const morning = await sendAt('2026-11-18T05:00:00Z');
  expect(await answerBy(morning)).toBe('2026-11-18T09:00:00.000Z');
  // Two hours before the desk closes on a Saturday; it opens again on Monday at 09:30 in India.
  const saturday = await sendAt('2026-11-21T11:00:00Z');
  expect(await answerBy(saturday)).toBe('2026-11-23T06:00:00.000Z');
  await answerAsStaff(store, saturday, [quoteLine(store, 1, 600_00)]);
  expect(await answerBy(saturday)).toBe('2026-11-23T06:00:00.000Z');
  await answerAsStaff(store, saturday, [{ lineNo: 2 }]);
  expect(await answerBy(saturday)).toBe('');
  store.setClock(now);
});

test('an answered line has the quantity, price, total and split tax of its quote', async () => {
  const number = await submitRfi(store, token, [['6205-2RS/C3', 20]]);
  await answerAsStaff(store, number, [quoteLine(store, 1, 200_01, { quantity: 3 })]);
  const [line] = await loadRfiLines(store, token, number);
  expect(line).toMatchObject({ Qty: 3, Price: 200.01, Purchase_Price: 200.01, total: 600.03, status: 'Stock' });
  expect(line).toMatchObject({ asked_qty: 20 });
  // 9 % of 600.03 is 54.0027: each half is 54.00.
  expect(line).toMatchObject({ Total_gst: 108, gst_percenatge: 18, list_price: 412 });
});

test('after its day the goods of an open quote are expected on the next working day; ordered ones keep theirs', async () => {
  const now = store.now();
  const number = await submitRfi(store, token, [['6205-2RS/C3', 20]]);
  await answerAsStaff(store, number, [quoteLine(store, 1, 200_00, { expectedOn: '2026-11-20' })]);
  const day = async () => (await loadRfiLines(store, token, number)).map(({ exp_dod }) => exp_dod);
  store.setClock(new Date('2026-11-20T18:29:00Z'));
  expect(await day()).toEqual(['2026-11-20']);
  store.setClock(new Date('2026-11-20T18:30:00Z'));
  expect(await day()).toEqual(['2026-11-23']);
  await store.database.$client.query(
    'update rfi_lines n set ordered_at = now() from rfis r where r.id = n.rfi_id and r.number = $1',
    [number],
  );
  expect(await day()).toEqual(['2026-11-20']);
  store.setClock(now);
});

test('a customer set back to pending sees no amounts', async () => {
  const number = await submitRfi(store, token, [['6205-2RS/C3', 20]]);
  await answerAsStaff(store, number, [quoteLine(store, 1, 200_00)]);
  const status = (to: string) =>
    store.database.$client.query(
      "update customers set status = $1 where site = 'nod' and name = 'Western Gear & Pump'",
      [to],
    );
  await status('verification_pending');
  expect((await loadRfiLines(store, token, number))[0]).toMatchObject({
    Qty: 20,
    Price: 0,
    list_price: 0,
    your_price: 0,
    total: 0,
    Total_gst: 0,
  });
  await status('active');
});

test('an RFI of another customer or site is not found', async () => {
  const number = await submitRfi(store, token, [['NU205', 4]]);
  const other = await store.signIn('newbalance0');
  expect((await store.call(rfiHistory, { putawayno_key: number }, { token: other })).status).toBe(404);
  const elsewhere = await store.signIn('active', 'zwz');
  const sent = { putawayno_key: number };
  expect((await store.call(rfiHistory, sent, { token: elsewhere, site: 'zwz' })).status).toBe(404);
});
