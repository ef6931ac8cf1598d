import { expect, test } from 'vitest';
import { openTestInbox } from '../../../tests/fakes/inbox.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { getInfo } from '../get-info.contract.ts';
import { correctTaxNumber } from './correct-tax-number.server.ts';
import { setRegistrationKind } from './set-registration-kind.server.ts';

const store = setUp(openTestStore);
const office = setUp(() => openTestInbox(store));

const email = 'active@nod.example';
const correct = (taxNumber: string, seen?: string, who = email) =>
  correctTaxNumber(store.database, sites.nod, { email: who, taxNumber, seen, by: 'Meera', now: store.now() });
const registrations = async () =>
  (
    await store.database.$client.query(
      `select number, region_id as region, is_default as standard, verified_by as by, pending_number as pending
        from tax_registrations r join users u using (customer_id) where u.email = $1 order by r.id`,
      [email],
    )
  ).rows;

const before = '27AAACW1938G1ZB';
const after = '24AAACW1938G1ZH';

test('an Active buyer’s GSTIN is replaced and verified; tax follows its state, and the buyer gets a mail', async () => {
  const others = (await registrations()).filter(({ standard }) => !standard);
  expect(await correct(' 24aaacw1938g1zh', before)).toBeUndefined();
  const changed = await registrations();
  expect(changed.find(({ standard }) => standard)).toEqual({
    number: after,
    region: 24,
    standard: true,
    by: 'Meera',
    pending: null,
  });
  expect(changed.filter(({ standard }) => !standard)).toEqual(others);
  const { data } = (await store.call(getInfo, {}, { token: await store.signIn('active') })).body;
  expect(data).toMatchObject({ gst_no: after, gst_verified: true });
  const { text } = await office.mailTo(email);
  expect(text).toContain(before);
  expect(text).toContain(after);
  const { rows } = await store.database.$client.query(
    "select details from audit_trail where action = 'tax number corrected'",
  );
  expect(rows).toEqual([{ details: { before, after } }]);
});

test('a number that the customer is registered with elsewhere becomes the default one', async () => {
  await store.database.$client.query(
    `insert into tax_registrations (site, customer_id, number, legal_name, region_id, created_at)
      select r.site, r.customer_id, '01AAACW1938G1ZP', r.legal_name, 1, r.created_at from tax_registrations r
        join users u using (customer_id) where u.email = $1 and r.is_default`,
    [email],
  );
  const count = (await registrations()).length;
  expect(await correct('01AAACW1938G1ZP')).toBeUndefined();
  const changed = await registrations();
  expect(changed).toHaveLength(count);
  expect(changed.find(({ standard }) => standard)).toMatchObject({ number: '01AAACW1938G1ZP', by: 'Meera' });
});

test('a number that waits for verification is discarded', async () => {
  await store.database.$client.query(
    `update tax_registrations set pending_number = '29AAACW1938G1Z7', pending_region_id = 29, pending_at = now()
      where is_default and customer_id = (select customer_id from users where email = $1)`,
    [email],
  );
  expect(await correct(before)).toBeUndefined();
  expect((await registrations()).find(({ standard }) => standard)).toMatchObject({ number: before, pending: null });
});

test('a verified TRN moves to the emirate of the billing address', async () => {
  const { $client } = store.database;
  const { rows } = await $client.query(
    `update tax_registrations r set region_id = 3, verified_at = now() from users u
      where u.customer_id = r.customer_id and u.email = 'active@gwd.example' and r.is_default
      returning r.id, r.number`,
  );
  const [{ id, number }] = rows;
  const again = () =>
    correctTaxNumber(store.database, sites.gwd, {
      email: 'active@gwd.example',
      taxNumber: number,
      seen: number,
      by: 'Meera',
      now: store.now(),
    });
  expect(await again()).toBeUndefined();
  const { rows: after } = await $client.query('select region_id from tax_registrations where id = $1', [id]);
  expect(after).toEqual([{ region_id: 2 }]);
  expect((await again())?.refusal).toBe('not_allowed');
});

test.each<[string, () => ReturnType<typeof correct>, string]>([
  ['what is no GSTIN', () => correct('27AAACW1938'), 'bad_number'],
  ['the number it has', () => correct(before), 'not_allowed'],
  ['a correction of another number than it has now', () => correct(after, after), 'changed_meanwhile'],
  ['an account without a profile', () => correct(before, undefined, 'unregistered@nod.example'), 'no_profile'],
  ['an account of another site', () => correct(before, undefined, 'active@zwz.example'), 'unknown_account'],
])('%s is refused', async (_, change, refusal) => {
  expect((await change())?.refusal).toBe(refusal);
});

test('a number that replaces that of an SEZ is Regular until staff say otherwise', async () => {
  const of = { email: 'overdue@nod.example', by: 'Meera', now: store.now() };
  await setRegistrationKind(store.database, sites.nod, { ...of, kind: 'sez_lut' });
  const kinds = async () =>
    (
      await store.database.$client.query(
        'select kind from tax_registrations r join users u using (customer_id) where u.email = $1 and is_default',
        [of.email],
      )
    ).rows;
  expect(await kinds()).toEqual([{ kind: 'sez_lut' }]);
  expect(await correct('24AAACC1206D1ZA', undefined, of.email)).toBeUndefined();
  expect(await kinds()).toEqual([{ kind: 'regular' }]);
  const { rows } = await store.database.$client.query(
    "select details from audit_trail where action = 'kind of registration changed' order by id desc limit 1",
  );
  expect(rows[0].details).toEqual({ number: '24AAACC1206D1ZA', before: 'sez_lut', after: 'regular' });
});
