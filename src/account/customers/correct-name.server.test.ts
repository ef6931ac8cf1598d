import { expect, test } from 'vitest';
import { openTestInbox } from '../../../tests/fakes/inbox.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { getInfo } from '../get-info.contract.ts';
import { correctName, type Names } from './correct-name.server.ts';

const store = setUp(openTestStore);
const office = setUp(() => openTestInbox(store));

const correct = (names: Partial<Names>, seen?: Names, email = 'active@nod.example') =>
  correctName(store.database, sites.nod, { email, names, seen, by: 'Meera', now: store.now() });

test('a company and its signatory are renamed; the buyer sees it and gets a mail', async () => {
  const before = { company: 'Western Gear & Pump', firstName: 'Rohan', lastName: 'Kulkarni' };
  const after = { company: 'Western Gear & Pump Works', firstName: 'Rohan', lastName: 'Kulkarni-Rao' };
  expect(await correct({ company: after.company, lastName: after.lastName }, before)).toBeUndefined();
  const { data } = (await store.call(getInfo, {}, { token: await store.signIn('active') })).body;
  expect(JSON.stringify(data)).toContain('Western Gear & Pump Works');
  const { subject, text } = await office.mailTo('active@nod.example');
  expect(subject).toBe('The details of your NOD account were changed');
  expect(text).toContain('Rohan Kulkarni-Rao');
  expect(text).toContain('Western Gear & Pump Works');
  const { rows } = await store.database.$client.query(
    "select details from audit_trail where action = 'name corrected'",
  );
  expect(rows).toEqual([{ details: { before, after } }]);
  const { rows: names } = await store.database.$client.query(
    `select distinct legal_name as name from tax_registrations r join users u using (customer_id)
      where u.email = 'active@nod.example'`,
  );
  expect(names).toEqual([{ name: 'Western Gear & Pump Works' }]);
  expect((await correct({ company: 'Western' }, before))?.message).toMatch(
    /^Nothing was changed\. The account is Western Gear & Pump Works, Rohan Kulkarni-Rao now\. Changed by Meera on /,
  );
});

test.each<[string, Partial<Names>, string]>([
  ['a company name with two spaces', { company: 'Western  Gear' }, 'bad_name'],
  ['a company name that is too long', { company: 'x'.repeat(151) }, 'bad_name'],
  ['a person without a name', { firstName: '' }, 'bad_name'],
  ['a person with digits', { lastName: '007' }, 'bad_name'],
  ['no change', {}, 'not_allowed'],
])('%s is refused', async (_, names, refusal) => {
  expect((await correct(names))?.refusal).toBe(refusal);
});
