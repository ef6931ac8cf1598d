import { beforeAll, expect, test } from 'vitest';
import { loadCart } from '../../../tests/actions/cart.ts';
import { submitOrder, toReviewedLines } from '../../../tests/actions/orders.ts';
import { addQuotes, answerAsStaff, loadRfiLines, quoteLine, submitRfi } from '../../../tests/actions/rfi.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import type { SiteCode } from '../../sites/site.ts';
import type { LineRevision } from './line-answer.ts';
import { withdrawQuotes } from './withdraw-quotes.server.ts';

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  token = await store.signIn('active');
});

const withdraw = (
  number: string,
  lines: readonly LineRevision[] = [{ lineNo: 1 }],
  reason = 'The maker raised its price.',
  site: SiteCode = 'nod',
) => withdrawQuotes(store.database, sites[site], { number, lines, reason, by: 'Asha', now: store.now() });

test('a withdrawn quote cannot be ordered, also not as it was reviewed; the buyer reads why', async () => {
  const number = await submitRfi(store, token, [
    ['NU205', 4],
    ['51105', 10],
  ]);
  await answerAsStaff(store, number, [quoteLine(store, 1, 600_00), quoteLine(store, 2, 90_00)]);
  await addQuotes(store, token, number);
  const reviewed = toReviewedLines(await loadCart(store, token));

  expect(await withdraw(number)).toBeUndefined();
  expect(await loadRfiLines(store, token, number)).toMatchObject([
    { status: 'Withdrawn', answer_remark: 'The maker raised its price.', withdrawn_at: store.now().toISOString() },
    { status: 'Stock' },
  ]);
  const cart = await loadCart(store, token);
  expect(cart.find((line) => line.itemname === 'NU205')).toMatchObject({ status: '0', quantity: 4 });
  expect(cart.find((line) => line.itemname === '51105')).toMatchObject({ status: '4', amount_per_unit: 90 });
  expect((await submitOrder(store, token, reviewed)).body.success).toBe(false);

  const { rows } = await store.database.$client.query(
    "select receiver, data from outbox where template = 'rfi-withdrawn' and data ->> 'rfiNumber' = $1",
    [number],
  );
  expect(rows).toMatchObject([
    {
      receiver: 'active@nod.example',
      data: { reason: 'The maker raised its price.', lines: [{ name: 'NU205', quantity: 4, inCart: true }] },
    },
  ]);
});

test('the audit trail keeps who withdrew what and why, before and after', async () => {
  const number = await submitRfi(store, token, [['NU205', 4]]);
  await answerAsStaff(store, number, [quoteLine(store, 1, 600_00)]);
  await withdraw(number);
  const { rows } = await store.database.$client.query(
    "select actor_name, details from audit_trail where subject = $1 and action = 'rfi quote withdrawn'",
    [number],
  );
  expect(rows).toMatchObject([
    {
      actor_name: 'Asha',
      details: {
        reason: 'The maker raised its price.',
        before: [{ lineNo: 1, unitMinor: 600_00, withdrawnAt: null }],
        after: [{ lineNo: 1, unitMinor: 600_00, withdrawnAt: store.now().toISOString() }],
      },
    },
  ]);
});

test('staff can quote a withdrawn line again', async () => {
  const number = await submitRfi(store, token, [['NU205', 4]]);
  await answerAsStaff(store, number, [quoteLine(store, 1, 600_00)]);
  await withdraw(number);
  await answerAsStaff(store, number, [quoteLine(store, 1, 650_00)]);
  expect(await loadRfiLines(store, token, number)).toMatchObject([{ status: 'Stock', Price: 650, withdrawn_at: '' }]);
});

test.each<[string, (number: string) => ReturnType<typeof withdraw>, string]>([
  ['without a reason', (number) => withdraw(number, [{ lineNo: 1 }], ' '), 'no_reason'],
  ['with a reason of 501 characters', (number) => withdraw(number, [{ lineNo: 1 }], 'x'.repeat(501)), 'no_reason'],
  ['of an unknown RFI', () => withdraw('NODR26999999'), 'unknown_rfi'],
  ['of another site', (number) => withdraw(number, [{ lineNo: 1 }], 'Why', 'zwz'), 'unknown_rfi'],
  ['of an unknown line', (number) => withdraw(number, [{ lineNo: 7 }]), 'unknown_line'],
  ['of no line', (number) => withdraw(number, []), 'nothing'],
  ['of one line twice', (number) => withdraw(number, [{ lineNo: 1 }, { lineNo: 1 }]), 'twice'],
  ['of a line that is not quoted', (number) => withdraw(number, [{ lineNo: 1 }, { lineNo: 2 }]), 'not_quoted'],
])('a withdrawal %s is refused and nothing is saved', async (_case, attempt, refusal) => {
  const number = await submitRfi(store, token, [
    ['NU205', 4],
    ['UC205', 10],
  ]);
  await answerAsStaff(store, number, [quoteLine(store, 1, 600_00)]);
  expect(await attempt(number)).toMatchObject({ refusal });
  expect((await loadRfiLines(store, token, number))[0]?.status).toBe('Stock');
});

test('an ordered quote cannot be withdrawn', async () => {
  const number = await submitRfi(store, token, [['6308', 2]]);
  await answerAsStaff(store, number, [quoteLine(store, 1, 900_00)]);
  await addQuotes(store, token, number);
  const cart = (await loadCart(store, token)).filter((line) => line.itemname === '6308');
  expect((await submitOrder(store, token, toReviewedLines(cart))).body.success).toBe(true);
  expect(await withdraw(number)).toMatchObject({ refusal: 'not_quoted', message: expect.stringContaining('Ordered') });
});

test('the second of two staff reads what the first one did, and nothing is saved', async () => {
  const number = await submitRfi(store, token, [['NU205', 4]]);
  await answerAsStaff(store, number, [quoteLine(store, 1, 600_00)]);
  expect(await withdraw(number, [{ lineNo: 1, revision: 1 }])).toBeUndefined();
  const late = await answerAsStaff(store, number, [{ ...quoteLine(store, 1, 590_00), revision: 1 }]);
  expect(late).toMatchObject({
    refusal: 'changed',
    message: expect.stringContaining('line 1 was withdrawn by Asha on'),
  });
  expect(await loadRfiLines(store, token, number)).toMatchObject([{ status: 'Withdrawn', Price: 600 }]);
});
