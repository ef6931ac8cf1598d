import { beforeAll, expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { listMessagesAtDesk, markMessageAtDesk, markMessagesAtDesk } from './messages.contract.ts';

const store = setUp(openTestStore);
let desk: string;
beforeAll(async () => {
  desk = await store.signInAtDesk('sales');
  await store.database.$client.query(
    `insert into contact_messages (site, first_name, last_name, email, phone, message, captcha, created_at)
      select 'nod', 'Asha', 'Rao ' || i, 'asha@mill.example', '9820012345', 'Hello', i, $1 from generate_series(1, 60) i`,
    [store.now()],
  );
});

const list = async (fields: { view?: string; page?: string; q?: string } = {}) =>
  (await store.call(listMessagesAtDesk, { site: 'nod', ...fields }, { desk })).body;
const mark = async (id: number, done: boolean) =>
  (await store.call(markMessageAtDesk, { site: 'nod', id, done }, { desk })).body;

test('messages come 50 at a time, with their number', async () => {
  const { rows, total } = await list();
  expect([rows.length, total]).toEqual([50, 60]);
  expect(rows[0]).toMatchObject({
    name: 'Asha Rao 1',
    createdAt: store.now().toISOString(),
    doneBy: null,
    doneAt: null,
  });
  expect((await list({ page: '2' })).rows).toHaveLength(10);
  expect((await list({ q: 'Rao 17' })).total).toBe(1);
});

test('staff mark a message done, find it among those, and open it again', async () => {
  const id = (await list()).rows[0]?.id ?? 0;
  expect((await mark(id, true)).success).toBe(true);
  const [done] = (await list({ view: 'done' })).rows;
  expect(done).toMatchObject({ id, doneAt: store.now().toISOString() });
  expect(done?.doneBy).toMatch(/\w/);
  expect((await mark(id, true)).refusal).toBe('already_done');
  expect((await mark(id, false)).success).toBe(true);
  expect((await mark(id, false)).refusal).toBe('already_open');
  expect((await mark(0, true)).refusal).toBe('unknown_message');
});

test('several messages are marked at once; one that somebody has marked is told with its name', async () => {
  const [first = 0, second = 0, third = 0] = (await list()).rows.map(({ id }) => id);
  await mark(second, true);
  const ids = [first, second, third];
  const { body } = await store.call(markMessagesAtDesk, { site: 'nod', ids, done: true }, { desk });
  expect(body.done).toEqual([String(first), String(third)]);
  expect(body.refused).toMatchObject([
    { key: String(second), message: expect.stringContaining('marked this message done') },
  ]);
  const again = await store.call(markMessagesAtDesk, { site: 'nod', ids, done: false }, { desk });
  expect(again.body.refused).toEqual([]);
});
