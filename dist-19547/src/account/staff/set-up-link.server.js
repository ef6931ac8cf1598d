                                                                             
import { findSetUpLink, recordSetUpLink, removeSetUpLink } from '../../server/database/installation.server.js';
import { generateToken, hashToken } from '../secure-token.server.js';
import { countStaff } from './staff.db.js';

const hashOf = (token        ) => hashToken(`set-up ${token}`).toString('base64url');

/** The path that makes the first administrator, once; undefined where somebody works at the desk. Ends the last one. */
export async function createSetUpLink(database          )                              {
  const [staff] = await countStaff(database, {});
  if (staff?.count !== 0) return undefined;
  const token = generateToken();
  await recordSetUpLink(database, hashOf(token));
  // Browsers do not send what follows #, so that the token is in no log.
  return `/desk/setup#${token}`;
}

export const isSetUpLink = async (db    , token        )                   =>
  (await findSetUpLink(db)) === hashOf(token);

/** False when it was used already; of two who use it at once, one does. */
export const consumeSetUpLink = (db    , token        )                   => removeSetUpLink(db, hashOf(token));
