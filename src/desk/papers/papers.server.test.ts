import { beforeAll, beforeEach, expect, test } from 'vitest';
import { uploadAs } from '../../../tests/actions/account/papers.ts';
import { makePdf } from '../../../tests/fixtures/papers.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { viewCustomer } from '../../account/customers/customer-view.server.ts';
import { findUserByEmail } from '../../account/users.db.ts';
import { sites } from '../../sites/resolve-site.ts';
import { decidePaperAtDesk, listPapersAtDesk, reviewPaperAtDesk } from './papers.contract.ts';
import { typedValues } from './papers.server.ts';

const store = setUp(openTestStore);
let desk: string;
let token: string;
let id: number;
beforeAll(async () => {
  desk = await store.signInAtDesk('sales');
  token = await store.signIn('pending');
});
beforeEach(async () => {
  id = (await uploadAs(store, token, { file: await makePdf(['1', '2']), name: 'gst.pdf' })).body.paper_id;
});

const list = async (view = '') => (await store.call(listPapersAtDesk, { site: 'nod', view }, { desk })).body;
const review = async (of = id, site: 'nod' | 'gwd' = 'nod') =>
  store.call(reviewPaperAtDesk, { site, id: of }, { desk });
const decide = async (accept: boolean, reason = '') =>
  (await store.call(decidePaperAtDesk, { site: 'nod', id, accept, reason }, { desk })).body;

test('a paper that waits is listed, and once checked among those', async () => {
  expect(await list()).toMatchObject({ total: 1, rows: [{ id, label: 'GST certificate', decidedBy: null }] });
  await decide(true);
  expect((await list()).total).toBe(0);
  expect((await list('accepted')).rows[0]).toMatchObject({ id, decidedAt: store.now().toISOString() });
  expect((await list('rejected')).total).toBe(0);
});

test('beside the paper stands what was typed, numbered as on a certificate, and what is checked', async () => {
  const { body } = await review();
  expect(body.paper).toMatchObject({ fileName: 'gst.pdf', pages: 2, status: 'waiting', type: 'pdf' });
  expect(body.account).toEqual({ status: 'verification_pending', email: 'pending@nod.example' });
  expect(body.typed.map(({ label }) => label)).toEqual([
    'GSTIN',
    'Legal name',
    'Authorised Signatory',
    'Billing address',
    'Delivery address',
  ]);
  expect(body.checks.map(({ text }) => text)).toContain('No other account has this number');
  expect(body.nextId).toBeNull();
});

test('another customer with the same number is named', async () => {
  await store.database.$client.query(
    `update tax_registrations set number = (select r.number from tax_registrations r join users u
        on u.customer_id = r.customer_id where u.email = 'pending@nod.example' and r.is_default)
      where is_default and customer_id = (select customer_id from users where email = 'active@nod.example')`,
  );
  const { body } = await review();
  expect(body.checks).toContainEqual({
    passed: false,
    text: expect.stringMatching(/^The same number as .* \(active@nod\.example\)$/),
  });
});

test('the next paper is offered, and the other papers of the customer are listed', async () => {
  const { body: licence } = await uploadAs(store, token, { kind: 'trade_licence' });
  const { body } = await review();
  expect(body.nextId).toBe(licence.paper_id);
  expect(body.others[0]).toMatchObject({ id: licence.paper_id, label: 'Trade licence', status: 'waiting' });
});

test('a rejection needs a reason; the second decision reads who was first', async () => {
  expect((await decide(false)).refusal).toBe('no_reason');
  expect((await decide(false, 'Page 2 is missing.')).success).toBe(true);
  const again = await decide(true);
  expect([again.refusal, again.message]).toEqual(['checked', expect.stringMatching(/ rejected this paper on /)]);
  expect((await review()).body.paper).toMatchObject({ status: 'rejected', reason: 'Page 2 is missing.' });
});

test('a paper of another site is not found', async () => {
  expect((await review(id, 'gwd')).status).toBe(404);
});

test('a paper that the buyer has replaced cannot be checked', async () => {
  await uploadAs(store, token);
  expect((await decide(true)).refusal).toBe('removed');
});

async function valuesOf(role: string, site: 'nod' | 'gwd') {
  const [user] = await findUserByEmail(store.database, { site, email: `${role}@${site}.example` });
  const view = await viewCustomer(store.database, sites[site], user?.customerId ?? 0);
  return view ? typedValues(view, sites[site]) : [];
}

test('a changed number that waits for verification is shown in place of the verified one', async () => {
  await store.database.$client.query(
    `update tax_registrations set pending_number = '27AAPFU0939F1ZV' where is_default
      and customer_id = (select customer_id from users where email = 'active@nod.example')`,
  );
  expect((await valuesOf('active', 'nod'))[0]).toEqual({ label: 'GSTIN', value: '27AAPFU0939F1ZV', isCode: true });
});

test('an address is written with its city and state; the number has the name of the country', async () => {
  const values = await valuesOf('pending', 'gwd');
  expect(values[0]?.label).toBe('TRN');
  expect(values.find(({ label }) => label === 'Billing address')?.value).toBe('New Industrial Area, Shed 5, Ajman');
});

test('what is not known yet is left out', async () => {
  const values = await valuesOf('unregistered', 'nod');
  expect(values.map(({ label }) => label)).not.toContain('GSTIN');
});
