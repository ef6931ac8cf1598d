import { expect, test } from 'vitest';
import { uniqueIpAddress } from '../../../tests/actions/account/new-accounts.ts';
import { solveCaptcha } from '../../../tests/actions/account/solve-captcha.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { listMessagesAtDesk, markMessageAtDesk } from '../../desk/messages/messages.contract.ts';
import { outboxList } from '../../messages/outbox.contract.ts';
import { requestPrices } from './price-request.contract.ts';

const store = setUp(openTestStore);

const rao = { name: 'Asha Rao', firm: 'Tapi Sugar Works', phone: '98201 23456', email: '', remark: 'For a fan.' };
const codeOf = async (name: string) => {
  const { rows } = await store.database.$client.query("select code from items where site = 'nod' and name = $1", [
    name,
  ]);
  return String(rows[0].code);
};
const send = (changes: Partial<typeof rao> & { captcha?: string; items?: { itemcode: string; quantity: string }[] }) =>
  store.call(requestPrices, { ...rao, items: [], captcha: '', ...changes }, { address: uniqueIpAddress() });
const listed = async (view = '') => {
  const desk = await store.signInAtDesk('sales');
  return (await store.call(listMessagesAtDesk, { site: 'nod', view, q: 'tapi' }, { desk })).body.rows;
};

test('a visitor asks for prices with name, firm and phone; the desk reads the items, and marks that it called back', async () => {
  const items = [
    { itemcode: await codeOf('NU205'), quantity: '40' },
    { itemcode: await codeOf('6308'), quantity: '2' },
  ];
  const { body } = await send({ captcha: await solveCaptcha(store), items });
  expect(body).toEqual({ success: true, message: 'Thank you. Your message has reached our sales desk.' });

  const [message] = await listed();
  expect(message).toMatchObject({ name: 'Asha Rao', firm: 'Tapi Sugar Works', phone: '98201 23456', email: '' });
  expect(message?.message).toMatch(
    /^Tapi Sugar Works asks for prices of\n40 × NU205 ZWZ \(.+\)\n2 × 6308 .+\n\nFor a fan\.$/,
  );
  const { rows } = await store.database.$client.query("select count(*)::int as rfis from rfis where site = 'nod'");
  const mail = (await store.call(outboxList, {}, {})).body.messages.find(({ subject }) =>
    subject.startsWith('Tapi Sugar Works asks'),
  );
  expect(mail?.receiver).toBe('sales@nod.example');
  expect(mail?.text).toContain('Please call Asha Rao back on 98201 23456.');
  expect(mail?.text).toContain('NU205');

  const desk = await store.signInAtDesk('sales');
  await store.call(markMessageAtDesk, { site: 'nod', id: message?.id ?? 0, done: true }, { desk });
  expect(await listed()).toEqual([]);
  expect(await listed('done')).toMatchObject([{ firm: 'Tapi Sugar Works' }]);
  const after = await store.database.$client.query("select count(*)::int as rfis from rfis where site = 'nod'");
  expect(after.rows).toEqual(rows);
});

test('what was pressed twice, or sent again after a reload, is stored once', async () => {
  const items = [{ itemcode: await codeOf('51105'), quantity: '10' }];
  const captchas = await Promise.all([solveCaptcha(store), solveCaptcha(store)]);
  const twice = captchas.map((captcha) => send({ captcha, items, firm: 'Tapi Twice' }));
  expect((await Promise.all(twice)).map(({ body }) => body.success)).toEqual([true, true]);
  const { rows } = await store.database.$client.query("select from contact_messages where firm = 'Tapi Twice'");
  expect(rows).toHaveLength(1);
});

test('a cart of 130 items is asked for whole', async () => {
  const { rows: sold } = await store.database.$client.query<{ code: string }>(
    "select code from items where site = 'nod' and retired_at is null order by id limit 130",
  );
  const items = sold.map(({ code }) => ({ itemcode: code, quantity: '3' }));
  expect((await send({ captcha: await solveCaptcha(store), items, firm: 'Tapi Long' })).body.success).toBe(true);
  const { rows } = await store.database.$client.query("select message from contact_messages where firm = 'Tapi Long'");
  expect(rows[0].message.match(/^3 × /gm)).toHaveLength(130);
});

test.each<[string, Parameters<typeof send>[0], string]>([
  ['no items', { items: [] }, 'no_line'],
  ['an item that is not sold', { items: [{ itemcode: 'NO-SUCH', quantity: '1' }] }, 'unknown_item'],
  ['a quantity in words', { items: [{ itemcode: 'NU205', quantity: 'many' }] }, 'bad_quantity'],
  ['no solved captcha', { items: [{ itemcode: 'NU205', quantity: '1' }], captcha: '' }, 'captcha_wrong'],
])('%s is refused, and nothing is stored', async (_case, sent, refusal) => {
  const code = await codeOf('NU205');
  const items = (sent.items ?? []).map((one) => ({ ...one, itemcode: one.itemcode === 'NU205' ? code : one.itemcode }));
  const captcha = sent.captcha ?? (await solveCaptcha(store));
  expect((await send({ ...sent, captcha, items, firm: 'Refused Ltd' })).body).toMatchObject({ refusal });
  const { rows } = await store.database.$client.query("select from contact_messages where firm = 'Refused Ltd'");
  expect(rows).toEqual([]);
});

test('every wrong field is said at once', async () => {
  const { status, body } = await send({ name: '', firm: ' ', phone: '12', email: 'asha' });
  expect(status).toBe(400);
  expect(body).toMatchObject({ errors: ['name', 'firm', 'phone', 'email'].map((field) => ({ field })) });
});

test('a network may send both forms twenty times an hour', async () => {
  const address = uniqueIpAddress();
  const request = { ...rao, items: [], captcha: 'x' };
  const attempts = Array.from({ length: 21 }, () => store.call(requestPrices, request, { address }));
  const statuses = (await Promise.all(attempts)).map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
});
