import { beforeAll, expect, test } from 'vitest';
import { loadRfiLines, submitRfi } from '../../../tests/actions/rfi.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sendRfi } from '../../cart/rfi-lines/send-rfi.contract.ts';
import type { RequestInput } from '../../lib/contract.ts';
import {
  answerRfiAtDesk,
  extendQuotesAtDesk,
  holdLineAtDesk,
  printQuoteAtDesk,
  remindBuyerAtDesk,
  withdrawQuotesAtDesk,
} from './rfi-answers.contract.ts';

const store = setUp(openTestStore);
let desk: string;
let token: string;
beforeAll(async () => {
  store.setClock(new Date('2026-11-20T05:00:00Z'));
  desk = await store.signInAtDesk('sales');
  token = await store.signIn('active');
});

type SentLine = RequestInput<typeof answerRfiAtDesk>['lines'][number];
const quote = {
  unitMinor: 600_00,
  quantity: 4,
  expectedOn: '2026-11-23',
  validUntil: '2026-12-04',
  itemCode: '',
  floorReason: 'Agreed',
};
const quoted = (lineNo: number, changes: Partial<typeof quote> = {}, revision = 0): SentLine => ({
  lineNo,
  revision,
  note: '',
  quote: { ...quote, ...changes },
});
const answer = async (number: string, lines: SentLine[]) =>
  (await store.call(answerRfiAtDesk, { site: 'nod', number, lines }, { desk })).body;
const twoLines = () =>
  submitRfi(store, token, [
    ['NU205', 4],
    ['51105', 10],
  ]);
const target = (number: string) => ({ site: 'nod' as const, number });

test('an RFI of hundreds of lines is answered at once', async () => {
  const item_info = Array.from({ length: 600 }, (_, index) => ({ item_name: `Bearing ${index}`, quantity: '1' }));
  const { RefNo: number } = (await store.call(sendRfi, { item_info }, { token })).body;
  const declined = item_info.map((_, index) => ({ lineNo: index + 1, revision: 0, note: '' }));
  expect(await answer(number, declined)).toEqual({ success: true });
});

test('staff answer all lines at once; the audit trail names them', async () => {
  const number = await twoLines();
  const sent = await answer(number, [quoted(1), { lineNo: 2, revision: 0, note: 'None left.' }]);
  expect(sent).toEqual({ success: true });
  expect(await loadRfiLines(store, token, number)).toMatchObject([
    { status: 'Stock', Price: 600, valid_until: '2026-12-04', exp_dod: '2026-11-23' },
    { status: 'Declined', answer_remark: 'None left.' },
  ]);
  const { rows } = await store.database.$client.query('select actor_name from audit_trail where subject = $1', [
    number,
  ]);
  expect(rows).toContainEqual({ actor_name: 'Meera Iyer' });
});

test('another item is offered instead', async () => {
  const number = await submitRfi(store, token, [['NU205', 4]]);
  const { rows } = await store.database.$client.query("select code from items where site = 'nod' and name = '6308'");
  expect(await answer(number, [quoted(1, { itemCode: rows[0].code })])).toEqual({ success: true });
  expect(await loadRfiLines(store, token, number)).toMatchObject([{ ItemName: '6308', asked_as: 'NU205 ZWZ' }]);
});

test.each<[string, SentLine[], string]>([
  ['a line that was changed since', [quoted(1, {}, 7)], 'changed'],
  ['no line', [], 'nothing'],
  ['a line twice', [quoted(1), quoted(1)], 'twice'],
  ['an unknown line', [quoted(9)], 'unknown_line'],
  ['a price of 0', [quoted(1, { unitMinor: 0 })], 'bad_quote'],
  ['a quantity of 0', [quoted(1, { quantity: 0 })], 'bad_quote'],
  ['a day that is past', [quoted(1, { validUntil: '2026-11-19' })], 'bad_quote'],
  ['an unknown item', [quoted(1, { itemCode: 'NO-SUCH' })], 'unknown_item'],
  ['one good line and one bad', [quoted(1), quoted(2, { unitMinor: 0 })], 'bad_quote'],
])('%s is refused and nothing is saved', async (_case, lines, refusal) => {
  const number = await twoLines();
  expect(await answer(number, lines)).toMatchObject({ success: false, refusal });
  expect((await loadRfiLines(store, token, number)).map((line) => line.status)).toEqual([
    'Awaiting quote',
    'Awaiting quote',
  ]);
});

test('numbers out of range are refused at their field', async () => {
  const number = await twoLines();
  const send = (line: SentLine) => store.call(answerRfiAtDesk, { ...target(number), lines: [line] }, { desk });
  expect((await send(quoted(1, { unitMinor: -1 }))).status).toBe(400);
  expect((await send(quoted(1, { quantity: 1.5 }))).status).toBe(400);
  expect((await send({ lineNo: 0, revision: 0, note: '' })).status).toBe(400);
});

test('a quote is held, extended, reminded of, printed and withdrawn', async () => {
  const number = await submitRfi(store, token, [['NU205', 4]]);
  expect((await store.call(printQuoteAtDesk, target(number), { desk })).body.refusal).toBe('no_quote');
  expect((await store.call(remindBuyerAtDesk, target(number), { desk })).body.refusal).toBe('no_quote');
  await answer(number, [quoted(1)]);
  const hold = (on: boolean) => store.call(holdLineAtDesk, { ...target(number), lineNo: 1, hold: on }, { desk });
  expect((await hold(true)).body.success).toBe(true);
  expect((await loadRfiLines(store, token, number))[0]?.on_hold).toBe(true);
  expect((await hold(false)).body.success).toBe(true);
  const lines = [{ lineNo: 1, revision: 3 }];
  const extend = (validUntil: string) =>
    store.call(extendQuotesAtDesk, { ...target(number), lines, validUntil }, { desk });
  expect((await extend('2026-12-01')).body.refusal).toBe('bad_day');
  expect((await extend('2026-12-18')).body.success).toBe(true);
  expect((await extend('2026-12-20')).body.refusal).toBe('changed');
  expect((await store.call(remindBuyerAtDesk, target(number), { desk })).body.success).toBe(true);
  expect((await store.call(printQuoteAtDesk, target(number), { desk })).body.url).toContain(`/quotes/${number}.pdf?`);
  const withdraw = (reason: string) =>
    store.call(withdrawQuotesAtDesk, { ...target(number), lines: [{ lineNo: 1, revision: 4 }], reason }, { desk });
  expect((await withdraw(' ')).body.refusal).toBe('no_reason');
  expect((await withdraw('Sold out.')).body.success).toBe(true);
  expect((await loadRfiLines(store, token, number))[0]?.status).toBe('Withdrawn');
});

test('the quote of an unknown RFI is not found', async () => {
  expect((await store.call(printQuoteAtDesk, target('NODR26999999'), { desk })).status).toBe(404);
});
