import { beforeAll, expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { findMessagesForStaff, markMessage } from './staff-messages.server.ts';

const store = setUp(openTestStore);
beforeAll(async () => {
  store.setClock(new Date('2026-11-20T09:00:00Z'));
  for (const [site, name, text] of [
    ['nod', 'Asha', 'Where is my order?'],
    ['nod', 'Ravi', 'Do you have 6205?'],
    ['gwd', 'Huda', 'Please call me.'],
  ])
    await store.database.$client.query(
      `insert into contact_messages (site, first_name, last_name, email, phone, message, captcha, created_at)
        values ($1, $2::text, 'Rao', lower($2::text) || '@mill.example', '9820012345', $3, $2::text, $4)`,
      [site, name, text, store.now()],
    );
});

async function find(isDone = false, q = '', site: 'nod' | 'gwd' = 'nod') {
  const range = { limit: 50, offset: 0, maxTotal: 10_000 };
  return (await findMessagesForStaff(store.database, sites[site], { isDone, q, ...range })).rows;
}
const names = async (...search: Parameters<typeof find>) => (await find(...search)).map(({ name }) => name);
const mark = async (id: number, isDone: boolean, by = 'Meera', site: 'nod' | 'gwd' = 'nod') =>
  (await markMessage(store.database, sites[site], { id, isDone, by, now: store.now() }))?.message;

test('open messages are listed from the oldest, those of the site only, and searched in every field', async () => {
  expect(await names()).toEqual(['Asha Rao', 'Ravi Rao']);
  expect(await names(false, '', 'gwd')).toEqual(['Huda Rao']);
  expect(await names(false, '6205')).toEqual(['Ravi Rao']);
  expect(await names(false, 'ASHA@MILL')).toEqual(['Asha Rao']);
});

test('a message is marked done by a member of staff, and opened again', async () => {
  const [message] = await find();
  const id = message?.id ?? 0;
  expect(await mark(id, true)).toBeUndefined();
  expect(await names()).toEqual(['Ravi Rao']);
  expect(await find(true)).toMatchObject([{ name: 'Asha Rao', doneBy: 'Meera', doneAt: store.now() }]);
  expect(await mark(id, false)).toBeUndefined();
  expect(await names()).toEqual(['Asha Rao', 'Ravi Rao']);
  expect(await mark(id, false)).toBe('This message is open again already.');
});

test('the second of two staff reads who was first', async () => {
  const id = (await find())[0]?.id ?? 0;
  const both = await Promise.all([mark(id, true, 'Meera'), mark(id, true, 'Ravi')]);
  expect(both.filter(Boolean)).toEqual([
    expect.stringMatching(/^(Meera|Ravi) marked this message done on 20 Nov 2026, 14:30\.$/),
  ]);
});

test('a message of another site cannot be marked', async () => {
  const id = (await find())[0]?.id ?? 0;
  expect(await mark(id, true, 'Meera', 'gwd')).toBe('GWD has no such message.');
});

test('the audit trail has who did it, before and after', async () => {
  const { rows } = await store.database.$client.query(
    "select actor_name, subject, details - 'messageId' as details from audit_trail where action like 'message %' order by id limit 2",
  );
  expect(rows).toEqual([
    { actor_name: 'Meera', subject: 'asha@mill.example', details: { before: null, after: { doneBy: 'Meera' } } },
    { actor_name: 'Meera', subject: 'asha@mill.example', details: { before: { doneBy: 'Meera' }, after: null } },
  ]);
});

test('what many messages have in common is found like what one of them has, in the order of the list', async () => {
  for (let number = 1; number <= 14; number++)
    await store.database.$client.query(
      `insert into contact_messages (site, first_name, last_name, email, phone, message, captcha, created_at)
        values ('zwz', 'Sender', $1::text, 'a@mill.example', '9820012345', $2, 'zwz' || $1, $3)`,
      [String(number).padStart(2, '0'), number === 7 ? 'Gearbox, 100% new' : 'Bearings, please', store.now()],
    );
  const found = async (q: string, isDone = false) => {
    const range = { limit: 3, offset: 1, maxTotal: 12 };
    const { rows, total } = await findMessagesForStaff(store.database, sites.zwz, { isDone, q, ...range });
    return [rows.map(({ name }) => name.slice(-2)).join(' '), total];
  };
  expect(await found('bearings')).toEqual(['02 03 04', 12]);
  expect(await found('s')).toEqual(['02 03 04', 12]);
  expect(await found('GEARBOX')).toEqual(['', 1]);
  expect(await found('0% n')).toEqual(['', 1]);
  expect(await found('0_ n')).toEqual(['', 0]);
  await store.database.$client.query(
    `update contact_messages set done_at = now(), done_by = 'Meera' where site = 'zwz'`,
  );
  expect(await found('bearings', true)).toEqual(['13 12 11', 12]);
  expect(await found('gearbox')).toEqual(['', 0]);
});
