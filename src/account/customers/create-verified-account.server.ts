import type { Db } from '../../server/database/database.server.ts';
import { hashPassword } from '../password-hash.server.ts';
import { type AccountIds, insertAccount, type VerifiedAccount } from './create-verified-account.db.ts';

export type { AccountIds, NewAddress } from './create-verified-account.db.ts';

/** A company and its first user as staff would enter them: e-mail and mobile count as proved. */
export type VerifiedAccountInput = Omit<VerifiedAccount, 'user'> & {
  user: Omit<VerifiedAccount['user'], 'passwordHash'> & { password: string };
};

/** Opens an account in one go, without the steps of a sign-up. */
export async function createVerifiedAccount(db: Db, account: VerifiedAccountInput, now: Date): Promise<AccountIds> {
  const { password, ...user } = account.user;
  return insertAccount(db, { ...account, user: { ...user, passwordHash: await hashPassword(password) } }, now);
}
