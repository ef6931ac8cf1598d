import { beforeAll, expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import type { RequestInput } from '../../lib/contract.ts';
import { type AuditEntry, recordAudit } from '../../server/security/audit.server.ts';
import { auditTrailAtDesk } from './audit.contract.ts';

const store = setUp(openTestStore);
let desk: string;
let customerId: number;
beforeAll(async () => {
  desk = await store.signInAtDesk('admin');
  await store.database.$client.query('delete from audit_trail');
  const { rows } = await store.database.$client.query(
    "update customers set name = 'Western Mills' where id = (select min(id) from customers where site = 'nod') returning id::int",
  );
  customerId = rows[0].id;
  for (const entry of entries) await recordAudit(store.database, { ...common, ...entry });
  await recordAudit(store.database, { ...common, action: 'note added', subject: 'a@mills.example', customerId });
});

const common = {
  site: 'nod',
  at: new Date('2026-11-20T10:00:00Z'),
  actor: 'staff',
  actorName: 'Meera Iyer',
  action: 'order approved',
  subject: 'NOD26000001',
} as const;

// India is 5 h 30 min ahead: the second is of 21 November there.
const entries: Partial<AuditEntry>[] = [
  { at: new Date('2026-11-20T18:29:00Z'), details: { before: 'Pending', after: 'Confirmed' } },
  { at: new Date('2026-11-20T18:31:00Z'), actorName: 'Arjun Shah', subject: 'NODR26000007', action: 'quote sent' },
  { actor: 'buyer', action: 'order placed' },
  { actor: 'system', action: 'quotes ended' },
  { site: 'zwz', action: 'order rejected' },
];

type Filter = Partial<Omit<RequestInput<typeof auditTrailAtDesk>, 'site'>>;
const list = async (filter: Filter = {}) =>
  (await store.call(auditTrailAtDesk, { site: 'nod', ...filter }, { desk })).body;
const actions = async (filter: Filter) => (await list(filter)).entries.map(({ action }) => action);

test('what staff of the site did is listed, newest first, and nothing else', async () => {
  const { entries: found, people } = await list();
  expect(found.map(({ action }) => action)).toEqual(['quote sent', 'order approved', 'note added']);
  expect(found[1]).toEqual({
    id: expect.any(Number),
    at: '2026-11-20T18:29:00.000Z',
    by: 'Meera Iyer',
    action: 'order approved',
    subject: 'NOD26000001',
    customer: null,
    address: null,
    details: { before: 'Pending', after: 'Confirmed' },
  });
  expect(people).toEqual(['Arjun Shah', 'Meera Iyer']);
});

test.each<[string, Filter, string[]]>([
  ['a person', { person: 'Arjun Shah' }, ['quote sent']],
  ['an order', { q: 'nod26000001' }, ['order approved']],
  ['an RFI', { q: 'NODR26000007' }, ['quote sent']],
  ['the name of a customer', { q: 'western' }, ['note added']],
  ['a person and an order', { person: 'Arjun Shah', q: 'NOD26000001' }, []],
  ['a day of the site', { day: '2026-11-21' }, ['quote sent']],
  ['the day before', { day: '2026-11-20' }, ['order approved', 'note added']],
  ['what nobody is called', { q: '%' }, []],
])('it is filtered by %s', async (_by, filter, found) => {
  expect(await actions(filter)).toEqual(found);
});

test('pages follow each other without gap or repeat, also where times are the same', async () => {
  await store.database.$client.query(
    `insert into audit_trail (site, at, actor, actor_name, action, subject)
      select 'nod', '2026-10-01T10:00:00Z', 'staff', 'Nisha Rao', 'change ' || n, 'many' from generate_series(1, 120) n`,
  );
  const seen: string[] = [];
  for (let before = '', pages = 0; pages === 0 || before !== ''; pages++) {
    const page = await list({ q: 'many', person: 'Nisha Rao', before });
    seen.push(...page.entries.map(({ action }) => action));
    before = page.next ?? '';
  }
  expect(seen).toEqual(Array.from({ length: 120 }, (_, index) => `change ${120 - index}`));
  expect((await list({ q: 'many', before: 'yesterday_x' })).entries).toHaveLength(50);
});

test('the names of those who left are still there, without reading every entry', async () => {
  expect((await list()).people).toEqual(['Arjun Shah', 'Meera Iyer', 'Nisha Rao']);
});

test('settings are shown under the labels of their page', async () => {
  const details = {
    before: { legalName: 'Nod Ltd', socials: [{ name: 'A', href: '/a' }] },
    after: { legalName: 'Nod Bearings Ltd', socials: [] },
  };
  await recordAudit(store.database, { ...common, action: 'settings changed', subject: 'Company and contact', details });
  expect((await list({ q: 'Company and contact' })).entries[0]?.details).toEqual({
    before: { 'Legal name': 'Nod Ltd', 'Social media': [{ Name: 'A', Address: '/a' }] },
    after: { 'Legal name': 'Nod Bearings Ltd', 'Social media': [] },
  });
});
