import { beforeAll, expect, test } from 'vitest';
import { openPastBuyer } from '../../tests/actions/account/past-buyer.ts';
import { findItemIds } from '../../tests/actions/cart.ts';
import { loadRfiLines } from '../../tests/actions/rfi.ts';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { addDays, dayOf } from '../lib/dates.ts';
import { rfiHistory } from '../rfi/rfi-history.contract.ts';
import { sites } from '../sites/resolve-site.ts';
import { type PastBuyer, readCartAt } from './past-orders.server.ts';
import { addQuotedLinesAt, answerRfiAt, expireQuotesAt, sendRfiAt } from './past-rfis.server.ts';

const { nod } = sites;

const store = setUp(openTestStore);
let token: string;
let buyer: PastBuyer;
let wanted: { itemId: number; quantity: number }[];
beforeAll(async () => {
  token = await store.signIn('active');
  buyer = await openPastBuyer(store, token);
  const ids = await findItemIds(store, 'nod', ['6205-2RS', 'NU205', '51105']);
  wanted = Object.values(ids).map((itemId) => ({ itemId, quantity: 400 }));
});

const ago = (days: number) => new Date(store.now().getTime() - days * 86_400_000);
const linesOf = (number: string) => loadRfiLines(store, token, number);

test('an RFI of last week asks for items and for what is only described, with its reference', async () => {
  const words = [{ text: 'FAN BRG DRG 4471', quantity: 2 }];
  const number = await sendRfiAt(buyer, wanted.slice(0, 1), ago(8), { reference: 'ENQ-1', words });
  const { data } = (await store.call(rfiHistory, { putawayno_key: number }, { token })).body;
  expect(data).toMatchObject({ reference: 'ENQ-1', asked_at: ago(8).toISOString() });
  expect(data.data).toMatchObject([
    { itemid: wanted[0]?.itemId, Qty: 400, status: 'Awaiting quote' },
    { ItemName: 'FAN BRG DRG 4471', Qty: 2 },
  ]);
});

test('a quote is a share of the price of that day, valid from then; a word declines, nothing leaves a line open', async () => {
  const number = await sendRfiAt(buyer, wanted, ago(6));
  const prices = (await linesOf(number)).map((line) => line.your_price);
  await answerRfiAt(buyer, number, [{ share: 0.9, inDays: 10, validDays: 30 }, 'No longer made.', undefined], ago(5));
  expect(await linesOf(number)).toMatchObject([
    {
      status: 'Stock',
      Price: Math.round((prices[0] ?? 0) * 90) / 100,
      valid_until: addDays(dayOf(ago(5), nod.calendar.timeZone), 30),
      answered_at: ago(5).toISOString(),
    },
    { status: 'Declined', answer_remark: 'No longer made.' },
    { status: 'Awaiting quote' },
  ]);
  await addQuotedLinesAt(buyer, number, ago(4));
  expect(await readCartAt(buyer, ago(4))).toMatchObject([{ itemid: wanted[0]?.itemId, quantity: 400 }]);
});

test('a quote that was valid for three days has expired since', async () => {
  const number = await sendRfiAt(buyer, wanted.slice(1, 2), ago(6));
  await answerRfiAt(buyer, number, [{ share: 0.9, inDays: 10, validDays: 3 }], ago(6));
  await expireQuotesAt(buyer, ago(1));
  expect(await linesOf(number)).toMatchObject([{ status: 'Expired' }]);
  const mailed = await store.database.$client.query("select from outbox where template = 'rfi-lapsed'");
  expect(mailed.rowCount).toBe(1);
});
