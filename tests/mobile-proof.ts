import { sendMobileOtp, verifyOtp } from '../src/account/otp.contract.ts';
import type { SiteCode } from '../src/sites/site.ts';
import { otpIn, type PostOffice } from './post-office.ts';
import type { TestStore } from './store.ts';
import { freshAddress } from './stranger.ts';

let numbers = 0;

/** A mobile number that this session has proved by the SMS sent to it. */
export async function provedMobile(store: TestStore, office: PostOffice, token: string, site: SiteCode = 'nod') {
  const mobile = `+9198300${String(++numbers).padStart(5, '0')}`;
  await store.call(sendMobileOtp, { mobile }, { token, site, address: freshAddress() });
  await store.call(verifyOtp, { mobile, otp: otpIn(await office.smsTo(mobile)) }, { token, site });
  return mobile;
}
