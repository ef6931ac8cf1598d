import type { Db } from '../server/db.ts';
import { insertAccount, type NewAccount, type OpenedAccount } from './open-account.db.ts';
import { hashPassword } from './password.ts';

export type { NewAddress, OpenedAccount } from './open-account.db.ts';

/** A company and its first user as staff would enter them: e-mail and mobile count as proved. */
export type EnteredAccount = Omit<NewAccount, 'user'> & {
  user: Omit<NewAccount['user'], 'passwordHash'> & { password: string };
};

/** Opens an account in one go, without the steps of a sign-up. */
export async function openAccount(db: Db, account: EnteredAccount, now: Date): Promise<OpenedAccount> {
  const { password, ...user } = account.user;
  return insertAccount(db, { ...account, user: { ...user, passwordHash: await hashPassword(password) } }, now);
}
