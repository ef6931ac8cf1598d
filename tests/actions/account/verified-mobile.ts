import { sendMobileOtp, verifyOtp } from '../../../src/account/verification/otp.contract.ts';
import type { SiteCode } from '../../../src/sites/site.ts';
import { otpIn, type TestInbox } from '../../fakes/inbox.ts';
import type { TestStore } from '../../store/test-store.ts';
import { uniqueIpAddress } from './new-accounts.ts';

let numbers = 0;

export async function createVerifiedMobile(store: TestStore, inbox: TestInbox, token: string, site: SiteCode = 'nod') {
  const mobile = `+9198300${String(++numbers).padStart(5, '0')}`;
  await store.call(sendMobileOtp, { mobile }, { token, site, address: uniqueIpAddress() });
  await store.call(verifyOtp, { mobile, otp: otpIn(await inbox.smsTo(mobile)) }, { token, site });
  return mobile;
}
