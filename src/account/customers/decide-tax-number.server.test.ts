import { expect, test } from 'vitest';
import { openTestInbox } from '../../../tests/fakes/inbox.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import type { SiteCode } from '../../sites/site.ts';
import { getInfo } from '../get-info.contract.ts';
import { updateGetInfo } from '../profile/profile.contract.ts';
import { decideTaxNumber } from './decide-tax-number.server.ts';

const store = setUp(openTestStore);
const office = setUp(() => openTestInbox(store));

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

test('a TRN changed in My Profile waits for verification, is verified once, and the buyer gets a mail', async () => {
  await change(after);
  expect((await info()).CustomerDeliveryAddress.details[0]).toMatchObject({
    tax_number: before,
    unverified_number: after,
  });
  const both = await Promise.all([decide(true), decide(true)]);
  expect(both.filter((one) => one instanceof Refusal)).toHaveLength(1);
  expect(both).toContainEqual({ requestedNumber: after, effectiveNumber: after });
  expect(await info()).toMatchObject({ gst_no: after, gst_verified: true });
  const { subject, text } = await office.mailTo('approval@gwd.example');
  expect(subject).toBe('Your TRN is verified');
  expect(text).toContain(after);
});

test('a rejected one leaves the number before, with the reason told', async () => {
  await change(before);
  expect(await decide(false, 'It belongs to another company.')).toEqual({
    requestedNumber: before,
    effectiveNumber: after,
  });
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

test('a number that the buyer has changed again is not verified unseen', async () => {
  await change('100678912500003');
  const verify = (seen: string) =>
    decideTaxNumber(store.database, sites.gwd, {
      email: 'approval@gwd.example',
      verified: true,
      reason: '',
      seen,
      by: 'Meera',
      now: store.now(),
    });
  expect(await verify(before)).toMatchObject({
    refusal: 'changed_meanwhile',
    message: expect.stringContaining('The TRN that waits is 100678912500003 now.'),
  });
  expect(await verify('100678912500003')).toMatchObject({ effectiveNumber: '100678912500003' });
});
