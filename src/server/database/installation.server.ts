import { randomBytes } from 'node:crypto';
import type { Db } from './database.server.ts';
import { findInstallationValue, removeInstallationValue, saveInstallationValue } from './installation.db.ts';

export async function loadSecretKey(db: Db, configured: string | undefined): Promise<string> {
  return configured ?? (await saveInstallationValue(db, 'secret_key', randomBytes(32).toString('base64url'), 'keep'));
}

const world = 'demo_world';

export const findDemoDataState = async (db: Db) =>
  (await findInstallationValue(db, world)) as 'begun' | 'loaded' | undefined;

export async function recordDemoDataState(db: Db, state: 'begun' | 'loaded'): Promise<void> {
  await saveInstallationValue(db, world, state, 'replace');
}

/** When the database was last backed up, as the metrics say. */
export async function recordBackup(db: Db, at: Date): Promise<void> {
  await saveInstallationValue(db, 'last_backup', at.toISOString(), 'replace');
}

const setUpLink = 'set_up_link';

/** The hash of the link that makes the first administrator. */
export const findSetUpLink = (db: Db) => findInstallationValue(db, setUpLink);

/** The link replaces the last one. */
export async function recordSetUpLink(db: Db, hash: string): Promise<void> {
  await saveInstallationValue(db, setUpLink, hash, 'replace');
}

/** False where it was removed or replaced already. */
export const removeSetUpLink = (db: Db, hash: string): Promise<boolean> => removeInstallationValue(db, setUpLink, hash);
