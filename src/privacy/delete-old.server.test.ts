import { expect, test } from 'vitest';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { deleteOld } from './delete-old.server.ts';

const store = setUp(openTestStore);

const query = async (statement: string) => (await store.database.$client.query(statement)).rows;

test('old messages and audit entries are deleted in batches; what waits, and what is younger, stays', async () => {
  await query('delete from outbox');
  await query('delete from audit_trail');
  await query('delete from contact_messages');
  await query(`insert into outbox (site, channel, receiver, template, data, created_at, next_try_at)
    select 'nod', 'mail', days || '@mill.example', 'x', '{}', now() - days * interval '1 day', case when days = 90 then now() end
    from unnest(array[100, 95, 90, 10]) days`);
  await query(`insert into audit_trail (site, at, actor, actor_name, action, subject)
    select 'nod', now() - days * interval '1 day', 'system', 'x', 'x', days::text from unnest(array[400, 300, 10]) days`);
  await query(`insert into contact_messages (site, first_name, last_name, email, phone, message, captcha, created_at)
    select 'nod', 'A', 'B', days || '@mill.example', '', 'Call', days, now() - days * interval '1 day' from unnest(array[100, 10]) days`);
  await query(`insert into stock_alerts (site, customer_id, user_id, item_id, asked_at, mailed_at)
    select 'nod', u.customer_id, u.id, i.id, now() - interval '50 days', now() - days * interval '1 day'
    from unnest(array[30, 10, null]) days, (select * from users where site = 'nod' order by id limit 1) u,
      (select id from items where site = 'nod' order by id limit 1) i`);
  await deleteOld(store.database, { outboxDays: 30, auditDays: 200, searchDays: 20 }, store.now(), 2);
  expect(await query('select receiver from outbox order by id')).toEqual([
    { receiver: '90@mill.example' },
    { receiver: '10@mill.example' },
  ]);
  expect(await query('select email from contact_messages')).toEqual([{ email: '10@mill.example' }]);
  expect(await query("select date_part('day', now() - mailed_at)::int as days from stock_alerts order by 1")).toEqual([
    { days: 10 },
    { days: null },
  ]);
  expect(await query('select subject from audit_trail order by id')).toEqual([{ subject: '10' }]);
});
