import type { Handler } from '../server/call.ts';
import { createDeliveryAddressCall, retireDeliveryAddressCall, setDefaultAddressCall } from './addresses.server.ts';
import { checkCompanyCall, checkGstCall } from './checks.server.ts';
import { completeProfileCall, type GrantCredit } from './complete-profile.server.ts';
import { listedDetailsCall, lookUpCustomerCall, signUpListedCall } from './existing-customer.server.ts';
import { changePasswordCall, checkUserCall } from './forgot-password.server.ts';
import { accountInfoCalls, type CreditStanding } from './get-info.server.ts';
import { endAllMySessionsCall, endMySessionCall, mySessionsCall } from './my-sessions.server.ts';
import { sendMobileOtpCall, verifyOtpCall } from './otp.server.ts';
import { updateGetInfoCall } from './profile.server.ts';
import { cityListCall, stateListCall } from './regions.server.ts';
import { captchaCall, loginCall, logoutCall, tokenCheckCall } from './sign-in.server.ts';
import { signUpCall } from './sign-up.server.ts';
import { resendEmailCall, verifyEmailCall } from './verify-email.server.ts';

/** What the account room needs of the payments room. */
export type AccountPorts = { creditStanding: CreditStanding; grantCredit: GrantCredit };

/** Every call about accounts. */
export function accountCalls({ creditStanding, grantCredit }: AccountPorts): Handler[] {
  return [
    ...[captchaCall, loginCall, logoutCall, tokenCheckCall],
    ...[mySessionsCall, endMySessionCall, endAllMySessionsCall],
    ...[signUpCall, verifyEmailCall, resendEmailCall],
    ...[checkUserCall, changePasswordCall, sendMobileOtpCall, verifyOtpCall],
    ...[lookUpCustomerCall, signUpListedCall, listedDetailsCall],
    ...[checkGstCall, checkCompanyCall, completeProfileCall(grantCredit)],
    ...accountInfoCalls(creditStanding),
    ...[updateGetInfoCall, createDeliveryAddressCall, retireDeliveryAddressCall, setDefaultAddressCall],
    ...[stateListCall, cityListCall],
  ];
}
