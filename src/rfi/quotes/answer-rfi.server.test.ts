import { beforeAll, expect, test } from 'vitest';
import { loadCart } from '../../../tests/actions/cart.ts';
import { answerAsStaff, loadRfiLines, quoteLine, submitRfi } from '../../../tests/actions/rfi.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { addItem } from '../../cart/cart.contract.ts';
import { sendRfi } from '../../cart/rfi-lines/send-rfi.contract.ts';
import type { LineAnswer } from './line-answer.ts';

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  token = await store.signIn('active');
});

const intoCart = async (number: string, code: string) =>
  store.call(addItem, { item_info: [{ item_id: code, rfq_id: number, flag: 'rfq_history' }] }, { token });

test('staff quote one line and decline the other; the buyer sees both and gets one e-mail', async () => {
  const number = await submitRfi(store, token, [
    ['NU205', 4],
    ['51105', 100],
  ]);
  const answers: LineAnswer[] = [
    { ...quoteLine(store, 1, 640_00, { quantity: 6 }), note: 'Six in a carton.' },
    { lineNo: 2, note: 'No longer made.' },
  ];
  expect(await answerAsStaff(store, number, answers)).toBeUndefined();
  expect(await loadRfiLines(store, token, number)).toMatchObject([
    { status: 'Stock', Qty: 6, Price: 640, answer_remark: 'Six in a carton.' },
    { status: 'Declined', Qty: 100, Price: 0, answer_remark: 'No longer made.' },
  ]);
  const { rows } = await store.database.$client.query(
    `select receiver, data -> 'quoted' as quoted, data -> 'declined' as declined from outbox where template = 'rfi-answered' and data ->> 'rfiNumber' = $1`,
    [number],
  );
  expect(rows).toMatchObject([
    {
      receiver: 'active@nod.example',
      quoted: [{ name: 'NU205', maker: 'ZWZ', quantity: 6, unitMinor: 640_00, taxMinor: 691_20 }],
      declined: [{ name: '51105', note: 'No longer made.' }],
    },
  ]);
});

test('every event of a line is recorded: who and when', async () => {
  const number = await submitRfi(store, token, [['NU205', 4]]);
  await answerAsStaff(store, number, [quoteLine(store, 1, 640_00)]);
  await answerAsStaff(store, number, [{ lineNo: 1 }]);
  const { rows } = await store.database.$client.query(
    `select e.step, e.by from rfi_events e join rfi_lines n on n.id = e.rfi_line_id join rfis r on r.id = n.rfi_id
      where r.number = $1 order by e.id`,
    [number],
  );
  expect(rows).toEqual([
    { step: 'asked', by: 'buyer' },
    { step: 'answered', by: 'test desk' },
    { step: 'declined', by: 'test desk' },
  ]);
});

test('free text is quoted with an item of the catalogue', async () => {
  const item_info = [{ item_name: 'FAN BRG DRG 4471', quantity: 2 }];
  const { RefNo } = (await store.call(sendRfi, { item_info }, { token })).body;
  expect(await answerAsStaff(store, RefNo, [quoteLine(store, 1, 100_00)])).toMatchObject({ refusal: 'no_item' });
  const code = (await sqlOne("select code from items where site = 'nod' and name = 'NU205'")).code;
  // The hyphen of a word processor is the one of the code.
  expect(
    await answerAsStaff(store, RefNo, [quoteLine(store, 1, 100_00, { itemCode: code.replaceAll('-', '\u2011') })]),
  ).toBeUndefined();
  expect((await loadRfiLines(store, token, RefNo))[0]).toMatchObject({
    ItemName: 'NU205',
    asked_as: 'FAN BRG DRG 4471',
    ItemCode: code,
    status: 'Stock',
  });
});

test('a changed quote updates its cart line; a declined one leaves an ordinary line', async () => {
  const number = await submitRfi(store, token, [['6308', 4]]);
  await answerAsStaff(store, number, [quoteLine(store, 1, 500_00)]);
  const code = (await loadRfiLines(store, token, number))[0]?.ItemCode ?? '';
  expect((await intoCart(number, code)).body.success).toBe(true);
  const line = async () => (await loadCart(store, token)).find((one) => one.itemcode === code);
  await answerAsStaff(store, number, [quoteLine(store, 1, 450_00, { quantity: 5 })]);
  expect(await line()).toMatchObject({ amount_per_unit: 450, quantity: 5, status: '4' });
  await answerAsStaff(store, number, [{ lineNo: 1 }]);
  const ordinary = await line();
  expect(ordinary).toMatchObject({ quantity: 5, status: '0' });
  expect(ordinary?.amount_per_unit).not.toBe(450);
});

test.each<[string, (number: string) => [string, LineAnswer[]], string]>([
  ['an unknown RFI', () => ['NODR26999999', [quoteLine(store, 1, 1)]], 'unknown_rfi'],
  ['an unknown line', (number) => [number, [quoteLine(store, 9, 1)]], 'unknown_line'],
  ['a price of 0', (number) => [number, [quoteLine(store, 1, 0)]], 'bad_quote'],
  ['a day of last year', (number) => [number, [quoteLine(store, 1, 1, { validUntil: '2020-01-01' })]], 'bad_quote'],
  ['an unknown item', (number) => [number, [quoteLine(store, 1, 1, { itemCode: 'NO-SUCH' })]], 'unknown_item'],
  [
    'one good line and one bad',
    (number) => [number, [quoteLine(store, 1, 100), quoteLine(store, 9, 1)]],
    'unknown_line',
  ],
])('%s is refused and nothing is saved', async (_case, answerFor, refusal) => {
  const number = await submitRfi(store, token, [['NU205', 4]]);
  expect(await answerAsStaff(store, ...answerFor(number))).toMatchObject({ refusal });
  expect((await loadRfiLines(store, token, number))[0]?.status).toBe('Awaiting quote');
});

test('an RFI of another site is not found', async () => {
  const number = await submitRfi(store, token, [['NU205', 4]]);
  expect(await answerAsStaff(store, number, [quoteLine(store, 1, 100)], 'zwz')).toMatchObject({
    refusal: 'unknown_rfi',
  });
});

async function sqlOne(text: string) {
  return (await store.database.$client.query(text)).rows[0];
}
