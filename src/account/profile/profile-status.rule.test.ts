import { expect, test } from 'vitest';
import { profileStatus } from './profile-status.rule.ts';

const overdue = 'Unable to create new PI. Your account is overdue (Approved Credit Period + Grace).';

test.each([
  ['an Active account is verified and closed', 'Active', 'N', true, [true, true, false]],
  ['an overdue account is as an Active one', overdue, 'N', true, [true, true, false]],
  [
    'a pending account shows nothing as verified and may be edited',
    'Verification Pending',
    'N',
    true,
    [false, false, true],
  ],
  ['without a number there is nothing verified', 'Active', '', false, [false, true, false]],
  ['a number changed while approval is awaited is not verified', 'Approval Pending', 'N', false, [false, true, true]],
  ['one that was looked at is', 'Approval Pending', 'N', true, [true, true, true]],
])('%s', (_, status, gst_no, gst_verified, [isTaxNumberVerified, areContactsVerified, isEditable]) => {
  expect(profileStatus({ status, gst_no, gst_verified })).toEqual({
    isTaxNumberVerified,
    areContactsVerified,
    isEditable,
  });
});
