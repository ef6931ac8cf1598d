import { randomBytes } from 'node:crypto';
import type { Db } from './db.ts';
import { note, noted } from './installation.db.ts';

/** The key that signs captchas and links: the one configured, else one of this installation, shared by its processes. */
export async function secretKey(db: Db, configured: string | undefined): Promise<string> {
  return configured ?? (await note(db, 'secret_key', randomBytes(32).toString('base64url'), 'keep'));
}

const world = 'demo_world';

/** How far the demo world has been loaded into this database; undefined when nobody began. */
export const demoWorldNoted = async (db: Db) => (await noted(db, world)) as 'begun' | 'loaded' | undefined;

export async function noteDemoWorld(db: Db, state: 'begun' | 'loaded'): Promise<void> {
  await note(db, world, state, 'replace');
}
