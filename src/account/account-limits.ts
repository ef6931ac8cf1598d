import type { Step } from '../server/call.ts';
import { count, type Limit, uncount } from '../server/limits.ts';

type Where = Pick<Step, 'database' | 'site' | 'address'>;

/** OTPs and e-mails together (behaviour §9). */
const sendsPerReceiver: Limit = { name: 'send_receiver', most: 3, minutes: 10 };
const sendsPerAddress: Limit = { name: 'send_address', most: 20, minutes: 60 };
/** Beyond the five tries of one code: who asks for code after code guesses at most this often. */
const wrongOtps: Limit = { name: 'otp_wrong', most: 20, minutes: 24 * 60 };

const lookups = { most: 30, minutes: 10 };
export type Lookup = 'exsignup' | 'check_user' | 'check_gst' | 'check_company' | 'signup';

/** Counts a mail or SMS that somebody at this address has sent to a receiver; refuses with 429. */
export function countSend({ database, site, address }: Where, receiver: string): Promise<void> {
  return count(database, [
    { ...sendsPerReceiver, key: `${site.code} ${receiver}` },
    { ...sendsPerAddress, key: `${site.code} ${address}` },
  ]);
}

/** Counts a question about what the seller knows, by kind and network address; refuses with 429. */
export function countLookup({ database, site, address }: Where, lookup: Lookup): Promise<void> {
  return count(database, [{ ...lookups, name: `lookup_${lookup}`, key: `${site.code} ${address}` }]);
}

/** Counts a try at an OTP against its receiver; refuses with 429. */
export function countOtpTry({ database, site }: Where, receiver: string): Promise<void> {
  return count(database, [{ ...wrongOtps, key: `${site.code} ${receiver}` }]);
}

/** Takes the try back: it was right. */
export function uncountOtpTry({ database, site }: Where, receiver: string): Promise<void> {
  return uncount(database, [{ ...wrongOtps, key: `${site.code} ${receiver}` }]);
}
