import type { Database, Db } from '../../server/database/database.server.ts';
import { findSetUpLink, recordSetUpLink, removeSetUpLink } from '../../server/database/installation.server.ts';
import { generateToken, hashToken } from '../secure-token.server.ts';
import { countStaff } from './staff.db.ts';

const hashOf = (token: string) => hashToken(`set-up ${token}`).toString('base64url');

/** The path that makes the first administrator, once; undefined where somebody works at the desk. Ends the last one. */
export async function createSetUpLink(database: Database): Promise<string | undefined> {
  if (await hasStaff(database)) return undefined;
  const token = generateToken();
  await recordSetUpLink(database, hashOf(token));
  // Browsers do not send what follows #, so that the token is in no log.
  return `/desk/setup#${token}`;
}

/** A link that was made before somebody was added at the terminal is good for nothing. */
export const isSetUpLink = async (db: Db, token: string): Promise<boolean> =>
  (await findSetUpLink(db)) === hashOf(token) && !(await hasStaff(db));

/** False when it was used already; of two who use it at once, one does. */
export const consumeSetUpLink = async (db: Db, token: string): Promise<boolean> =>
  (await removeSetUpLink(db, hashOf(token))) && !(await hasStaff(db));

async function hasStaff(db: Db): Promise<boolean> {
  const [staff] = await countStaff(db, {});
  return staff?.count !== 0;
}
