import { expect, test } from 'vitest';
import { profileStatus } from './profile-status.rule.ts';

test.each([
  ['an Active account is verified and closed', 'active', 'N', true, [true, true, false]],
  ['an overdue account is as an Active one', 'overdue', 'N', true, [true, true, false]],
  ['a pending account shows nothing as verified and may be edited', 'pending', 'N', true, [false, false, true]],
  ['without a number there is nothing verified', 'active', '', false, [false, true, false]],
  ['a number changed while approval is awaited is not verified', 'approval', 'N', false, [false, true, true]],
  ['one that was looked at is', 'approval', 'N', true, [true, true, true]],
] as const)('%s', (_, standing, gst_no, gst_verified, [isTaxNumberVerified, areContactsVerified, isEditable]) => {
  expect(profileStatus({ standing, gst_no, gst_verified })).toEqual({
    isTaxNumberVerified,
    areContactsVerified,
    isEditable,
  });
});
