import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostOffice, type PostOffice } from '../../tests/post-office.ts';
import { openTestStore, type TestStore } from '../../tests/store.ts';
import { Refused } from '../server/refuse.ts';
import type { SiteCode } from '../sites/site.ts';
import { sites } from '../sites/which-site.ts';
import { decideTaxNumber } from './decide-tax-number.server.ts';
import { getInfo } from './get-info.contract.ts';
import { updateGetInfo } from './profile.contract.ts';

let store: TestStore;
let office: PostOffice;
beforeAll(async () => {
  store = await openTestStore();
  office = await openPostOffice(store);
});
afterAll(async () => {
  await office.close();
  await store.close();
});

const decide = (verified: boolean, reason = '', site: SiteCode = 'gwd', email = 'approval@gwd.example') =>
  decideTaxNumber(store.database, sites[site], { email, verified, reason, by: 'Meera', now: store.now() });
const change = async (gst_no: string) => {
  const token = await store.signIn('approval', 'gwd');
  const request = { key: 'ProfileInformation', personalDeatils: { gst_no, name: 'Omar Saleh' } };
  return store.call(updateGetInfo, request, { token, site: 'gwd' });
};
const info = async () =>
  (await store.call(getInfo, {}, { site: 'gwd', token: await store.signIn('approval', 'gwd') })).body.data;

const before = '100678912300003';
const after = '100678912400003';

test('a TRN changed in My Profile waits, is verified once, and the buyer is told', async () => {
  await change(after);
  expect((await info()).CustomerDeliveryAddress.details[0]).toMatchObject({
    tax_number: before,
    unverified_number: after,
  });
  const both = await Promise.all([decide(true), decide(true)]);
  expect(both.filter((one) => one instanceof Refused)).toHaveLength(1);
  expect(both).toContainEqual({ asked: after, counts: after });
  expect(await info()).toMatchObject({ gst_no: after, gst_verified: true });
  const { subject, text } = await office.mailTo('approval@gwd.example');
  expect(subject).toBe('Your TRN is verified');
  expect(text).toContain(after);
});

test('a rejected one leaves the number before, with the reason told', async () => {
  await change(before);
  expect(await decide(false, 'It belongs to another company.')).toEqual({ asked: before, counts: after });
  expect(await info()).toMatchObject({ gst_no: after, gst_verified: true });
  expect((await office.mailTo('approval@gwd.example')).text).toContain('It belongs to another company.');
});

test.each<[string, () => ReturnType<typeof decide>, string]>([
  ['a no without its reason', () => decide(false), 'no_reason'],
  ['a number that was not changed', () => decide(true), 'nothing_waits'],
  ['an account of another site', () => decide(true, '', 'nod'), 'unknown_account'],
  ['an account without a profile', () => decide(true, '', 'gwd', 'unregistered@gwd.example'), 'nothing_waits'],
])('%s is refused', async (_, refused, name) => {
  expect(await refused()).toMatchObject({ refusal: name });
});
