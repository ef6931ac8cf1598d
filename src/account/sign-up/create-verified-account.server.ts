import type { Db } from '../../server/database/database.server.ts';
import { hashPassword } from '../password-hash.server.ts';
import { type AccountIds, insertAccount, type VerifiedAccount } from './create-verified-account.db.ts';

export type { AccountIds, NewAddress } from './create-verified-account.db.ts';

/** E-mail and mobile count as verified. */
export type VerifiedAccountInput = Omit<VerifiedAccount, 'user'> & {
  user: Omit<VerifiedAccount['user'], 'passwordHash'> & { password: string };
};

export async function createVerifiedAccount(db: Db, account: VerifiedAccountInput, now: Date): Promise<AccountIds> {
  const { password, ...user } = account.user;
  return insertAccount(db, { ...account, user: { ...user, passwordHash: await hashPassword(password) } }, now);
}
