import { beforeAll, expect, test } from 'vitest';
import { answerAsStaff, quoteLine, submitRfi } from '../../../tests/actions/rfi.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { callDuring } from '../../../tests/store/wait-for-lock.ts';
import { findStaffByEmail } from '../../account/staff/staff.db.ts';
import { demoStaffEmail } from '../../demo/load-staff.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { answerRfi } from '../quotes/answer-rfi.server.ts';
import { type Assignment, assignRfi, findAssignees } from './assign-rfi.server.ts';
import { listRfis } from './list-rfis.server.ts';
import { loadStaffRfi } from './load-staff-rfi.server.ts';
import { saveAssignment } from './rfi-queue.db.ts';
import type { RfiQueue } from './rfi-queues.ts';

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  token = await store.signIn('active');
});

const [sales, admin] = [demoStaffEmail('sales'), demoStaffEmail('admin')];
const idOf = async (email: string) => (await findStaffByEmail(store.database, { email }))[0]?.id ?? 0;
const assign = (number: string, changes: Partial<Assignment>) =>
  assignRfi(store.database, sites.nod, { number, to: sales, by: 'tester', now: store.now(), ...changes });
const newRfi = () => submitRfi(store, token, [['NU205', 4]]);
const assigneeOf = async (number: string) =>
  (await loadStaffRfi(store.database, sites.nod, number, store.now()))?.assigneeEmail;
const inQueue = async (queue: RfiQueue, number: string, staffId = 0) =>
  (await listRfis(store.database, sites.nod, { queue, staffId }, store.now())).rows.some(
    (row) => row.number === number,
  );
const assignments = async (number: string) =>
  (
    await store.database.$client.query(
      "select actor_name, details from audit_trail where action = 'rfi assigned' and subject = $1 order by id",
      [number],
    )
  ).rows;

test('staff who may answer RFIs of the site can be chosen', async () => {
  const emails = (await findAssignees(store.database, sites.nod)).map(({ email }) => email);
  expect(emails).toEqual(expect.arrayContaining([sales, admin]));
  expect(emails).not.toContain(demoStaffEmail('accounts'));
});

test("an RFI that is given to somebody is theirs, and nobody's once it is given back", async () => {
  const number = await newRfi();
  expect([await inQueue('nobody', number), await inQueue('mine', number, await idOf(sales))]).toEqual([true, false]);
  expect(await assign(number, { seen: '' })).toBeUndefined();
  expect([await inQueue('nobody', number), await inQueue('mine', number, await idOf(sales))]).toEqual([false, true]);
  expect(await inQueue('mine', number, await idOf(admin))).toBe(false);
  expect(await assign(number, { to: '', seen: sales })).toBeUndefined();
  expect(await inQueue('nobody', number)).toBe(true);
  expect(await assignments(number)).toMatchObject([
    { actor_name: 'tester', details: { before: null } },
    { actor_name: 'tester', details: { after: null } },
  ]);
});

test("who answers first gets it, unless it is somebody's", async () => {
  const answerBy = async (number: string, email: string) =>
    answerRfi(store.database, sites.nod, {
      number,
      lines: [quoteLine(store, 1, 9000_00)],
      by: email,
      staffId: await idOf(email),
      now: store.now(),
    });
  const number = await newRfi();
  await answerBy(number, sales);
  await answerBy(number, admin);
  expect(await assigneeOf(number)).toBe(sales);
  expect(await assignments(number)).toEqual([{ actor_name: sales, details: { before: null, after: sales } }]);
});

test("a command of somebody who does not work at the desk leaves it nobody's", async () => {
  const number = await newRfi();
  await answerAsStaff(store, number, [quoteLine(store, 1, 9000_00)]);
  expect(await assigneeOf(number)).toBeNull();
});

test("the RFIs of somebody who left are nobody's", async () => {
  const number = await newRfi();
  await assign(number, { to: admin });
  await store.database.$client.query('update staff set disabled_at = now() where email = $1', [admin]);
  expect(await inQueue('nobody', number)).toBe(true);
  await store.database.$client.query('update staff set disabled_at = null where email = $1', [admin]);
});

test("the RFIs of somebody who only works for another site now are nobody's", async () => {
  const number = await newRfi();
  await assign(number, { to: admin });
  const roles = 'staff_roles where site = $1 and staff_id = (select id from staff where email = $2)';
  await store.database.$client.query(`delete from ${roles}`, ['nod', admin]);
  expect(await inQueue('nobody', number)).toBe(true);
  await store.database.$client.query(
    "insert into staff_roles (staff_id, site, role) select id, $1, 'admin' from staff where email = $2",
    ['nod', admin],
  );
});

test.each<[string, Partial<Assignment>, string]>([
  ['an unknown RFI', { number: 'NODR26999999' }, 'unknown_rfi'],
  ['somebody who does not answer RFIs', { to: demoStaffEmail('accounts') }, 'unknown_staff'],
  ['an RFI that somebody else took meanwhile', { to: admin, seen: '' }, 'changed'],
])('%s is refused', async (_case, changes, refusal) => {
  const number = await newRfi();
  await assign(number, {});
  expect(await assign(number, changes)).toMatchObject({ refusal });
  expect(await assigneeOf(number)).toBe(sales);
});

test('of two who give away the same RFI at once the second is told who has it', async () => {
  const number = await newRfi();
  const { rows } = await store.database.$client.query('select id from rfis where number = $1', [number]);
  const staffId = await idOf(sales);
  const refused = await callDuring(
    store.database,
    (db) => saveAssignment(db, { rfiId: rows[0].id, staffId }),
    () => assign(number, { to: admin, seen: '' }),
  );
  expect(refused).toMatchObject({ refusal: 'changed', message: expect.stringMatching(/ is assigned to .+ now\.$/) });
  expect(await assigneeOf(number)).toBe(sales);
});
