import { randomBytes } from 'node:crypto';
                                               
import { findInstallationValue, removeInstallationValue, saveInstallationValue } from './installation.db.js';

export async function loadSecretKey(db    , configured                    )                  {
  return configured ?? (await saveInstallationValue(db, 'secret_key', randomBytes(32).toString('base64url'), 'keep'));
}

const world = 'demo_world';

export const findDemoWorldState = async (db    ) =>
  (await findInstallationValue(db, world))                                  ;

export async function recordDemoWorldState(db    , state                    )                {
  await saveInstallationValue(db, world, state, 'replace');
}

const setUpLink = 'set_up_link';

/** The hash of the link that makes the first administrator. */
export const findSetUpLink = (db    ) => findInstallationValue(db, setUpLink);

/** Replaces the last one. */
export async function recordSetUpLink(db    , hash        )                {
  await saveInstallationValue(db, setUpLink, hash, 'replace');
}

/** False where it was removed or replaced already. */
export const removeSetUpLink = (db    , hash        )                   => removeInstallationValue(db, setUpLink, hash);
