import { beforeAll, beforeEach, expect, test } from 'vitest';
import { addStaff } from '../../src/account/staff/add-staff.server.ts';
import { findStaffByEmail } from '../../src/account/staff/staff.db.ts';
import { listStaffAtDesk } from '../../src/desk/staff/staff-list.contract.ts';
import type { Contract } from '../../src/lib/contract.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import type { SiteCode } from '../../src/sites/site.ts';
import { storeCalls } from '../../src/store.calls.ts';
import { submitRfi } from '../actions/rfi.ts';
import { setUp } from '../store/set-up.ts';
import { openTestStore } from '../store/test-store.ts';
import { findDeskIds } from '../valid-requests/desk-ids.ts';
import { validBodies } from '../valid-requests/valid-bodies.ts';
import { noRecords } from './no-records.data.ts';

/** One works only for GWD, one for NOD too; nobody has the third address. The administrator works only for NOD. */
const people = {
  elsewhere: { email: 'elsewhere@desk.example', name: 'Elsa Where' },
  both: { email: 'both@desk.example', name: 'Bo Thomas' },
  unknown: { email: 'unknown@desk.example', name: 'Uma Known' },
};
type Person = keyof typeof people;

const store = setUp(openTestStore);
let bodies: Record<string, object>;
let ids: Record<Person, { staff: number; session: number; passkey: number }>;

beforeAll(async () => {
  const { $client } = store.database;
  // So that no number of a session is that of a person.
  await $client.query("select setval(pg_get_serial_sequence('staff_sessions', 'id'), 1000)");
  await give('elsewhere', 'gwd');
  await give('both', 'gwd');
  await $client.query(
    "delete from staff_roles where site <> 'nod' and staff_id = (select id from staff where email = 'admin@desk.example')",
  );
  const rfi = await submitRfi(store, await store.signIn('active'), [['6308', 4]]);
  const deskIds = await findDeskIds(store.database, 'nod');
  bodies = validBodies({ ...noRecords, order: 'NOD26999999', rfi, deskIds });
  const none = { staff: 999_999_999, session: 999_999_999, passkey: 999_999_999 };
  ids = { elsewhere: await recordsOf('elsewhere'), both: await recordsOf('both'), unknown: none };
});

/** As if no call before had given or taken anything on NOD. */
beforeEach(async () => {
  const { $client } = store.database;
  const [elsewhere, unknown] = [people.elsewhere.email, people.unknown.email];
  const emails = [[elsewhere, unknown]];
  for (const table of ['staff_roles', 'staff_removals'])
    await $client.query(
      `delete from ${table} where site = 'nod' and staff_id in (select id from staff where email = any($1))`,
      emails,
    );
  await $client.query('delete from staff where email = $1', [unknown]);
  await $client.query(
    `insert into staff_roles (staff_id, site, role) select id, 'nod', unnest('{admin,sales}'::text[]) from staff
      where email = $1 on conflict do nothing`,
    [people.both.email],
  );
});

async function give(person: Person, site: SiteCode) {
  const who = { ...people[person], password: 'a long password of theirs', roles: ['sales', 'admin'] as const };
  const by = { administrator: undefined, by: 'Asha', now: store.now() };
  await addStaff(store.database, sites[site], store.server.secret, { ...who, ...by });
}

/** With a session and a passkey. */
async function recordsOf(person: Person) {
  const staff = (await findStaffByEmail(store.database, people[person]))[0]?.id ?? 0;
  const insert = async (statement: string) => (await store.database.$client.query(statement, [staff])).rows[0].id;
  const session = await insert(
    `insert into staff_sessions (token_hash, staff_id, created_at)
      values (decode(md5($1::bigint::text), 'hex'), $1, now()) returning id`,
  );
  const passkey = await insert(
    `insert into staff_passkeys (staff_id, credential_id, public_key, counter, host, name, created_at)
      values ($1, 'key of ' || $1::bigint::text, '\\x00', 0, 'nod.localhost', 'Phone', now()) returning id`,
  );
  return { staff, session, passkey };
}

/** Those of somebody who is signed in. */
const callsAtDesk = storeCalls
  .filter(({ audience, options }) => audience === 'staff' && options.requires.capability !== 'sign-in-at-desk')
  .map(({ contract }) => contract);

/** Fields in which a person of the staff can be named: by address, by name, or by the number of something of theirs. */
function namings({ request }: Contract, person: Person): object[] {
  const fields = 'shape' in request ? Object.keys(request.shape as object) : [];
  const { email, name } = people[person];
  const named = { email, to: email, by: name, person: name, manager: name, q: name };
  const of = ids[person];
  const numbered = [of.staff, of.session, of.passkey].map((id) => ({ id, staff_id: id, customer_id: id, to: id }));
  const only = (values: object) =>
    Object.fromEntries(Object.entries(values).filter(([field]) => fields.includes(field)));
  return [named, { ...named, q: email, person: email }, ...numbered]
    .map(only)
    .filter((values) => Object.keys(values).length > 0);
}

/** Somebody new, or of another site, gets roles on this one; that they keep their sign-in shows in the reply. */
const givesRoles = (path: string) => path === 'desk/api/:site/staff/add/';

test.each(callsAtDesk.map((contract) => [contract.path, contract] as const))(
  '%s: nothing of another site is read or changed by naming its staff',
  async (path, contract) => {
    const before = await ofOtherSites();
    const replies: Record<Person, string[]> = { elsewhere: [], both: [], unknown: [] };
    for (const person of ['elsewhere', 'unknown', 'both'] as const)
      for (const naming of namings(contract, person)) {
        const request = { ...bodies[path], ...naming };
        const desk = await store.signInAtDesk('admin');
        const { status, body } = await store.call(contract, request as never, { desk });
        const { email, name } = people[person];
        const text = `${status} ${JSON.stringify(body)}`;
        replies[person].push(
          [email, name].reduce((told, one) => told.replaceAll(one, '#'), text).replaceAll(/\d+/g, '0'),
        );
      }
    if (!givesRoles(path)) expect(replies.elsewhere).toEqual(replies.unknown);
    expect([...replies.elsewhere, ...replies.both].filter((reply) => /GWD|gwd/.test(reply))).toEqual([]);
    expect(await ofOtherSites()).toEqual(before);
  },
);

test('the staff list of a site does not have who only works for others', async () => {
  const desk = await store.signInAtDesk('admin');
  const { staff } = (await store.call(listStaffAtDesk, { site: 'nod' }, { desk })).body;
  const names = staff.map(({ name }) => name);
  expect([names.includes(people.both.name), names.includes(people.elsewhere.name)]).toEqual([true, false]);
});

/** Who works for them and how these sign in, and what was recorded there. */
async function ofOtherSites() {
  const parts = {
    roles: "staff_roles x where site <> 'nod'",
    people: "staff x where exists (select from staff_roles r where r.staff_id = x.id and r.site <> 'nod')",
    removals: "staff_removals x where site <> 'nod'",
    sessions: 'staff_sessions x where staff_id <> (select id from staff where email = $1)',
    passkeys: 'staff_passkeys x where staff_id <> (select id from staff where email = $1)',
    audit: "audit_trail x where site <> 'nod'",
  };
  const hashes = Object.entries(parts).map(
    ([name, from]) => `(select md5(string_agg(x::text, '' order by x::text)) from ${from}) as ${name}`,
  );
  return (await store.database.$client.query(`select ${hashes.join(', ')}`, ['admin@desk.example'])).rows[0];
}
