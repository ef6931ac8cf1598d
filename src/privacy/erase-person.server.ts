import { randomUUID } from 'node:crypto';
import { hashPassword } from '../account/password-hash.server.ts';
import { erasedAddress } from '../messages/erased-address.ts';
import type { Database, Db } from '../server/database/database.server.ts';
import { type Refusal, refuse } from '../server/refuse.server.ts';
import { byStaff, recordAudit } from '../server/security/audit.server.ts';
import type { Site, SiteCode } from '../sites/site.ts';
import {
  belongsToPerson,
  clearTexts,
  deleteCartLinesOf,
  deleteRowsOf,
  deleteRowsWith,
  emptyUser,
  findTextTables,
  lockPerson,
  removeNetworkAddresses,
  type TextTable,
} from './erase-person.db.ts';
import { findOpenBusiness } from './open-business.db.ts';
import { namedOfKind, whatStopsErasure } from './open-business.rule.ts';
import { contactPattern, type Person, personPattern } from './person-texts.rule.ts';
import { personalData, type Treatment } from './personal-data.data.ts';
import { personRefusals } from './privacy-refusals.ts';

type Erasure = { email: string; reason: string; by: string; now: Date };
/** Rows deleted or cleared, by table. */
type Counts = Record<string, number>;

const maxReason = 300;

/** A second erasure does what the first did not have to do: nothing, or what has arrived since. */
export async function erasePerson(
  database: Database,
  site: Site,
  { email: written, reason, by, now }: Erasure,
): Promise<Refusal<'email' | 'open_business' | 'reason'> | { counts: Counts }> {
  const email = written.trim().toLowerCase();
  if (!email.includes('@')) return refuse(personRefusals, 'email');
  if (reason.trim() === '' || reason.length > maxReason) return refuse(personRefusals, 'reason');
  const passwordHash = await hashPassword(randomUUID());
  return await database.longTransaction(async (db) => {
    const [person] = await lockPerson(db, { site: site.code, email });
    const { customerId } = person ?? {};
    const open = customerId ? await findOpenBusiness(db, { customerId, most: namedOfKind }) : [];
    const openBusiness = whatStopsErasure(open);
    if (openBusiness) return refuse(personRefusals, 'open_business', { reason: openBusiness });
    const counts = await eraseEverywhere(db, site.code, email, person);
    if (person) {
      const { userId } = person;
      await emptyUser(db, { userId, email: erasedAddress(userId), passwordHash });
      await removeNetworkAddresses(db, { userId });
    }
    await recordAudit(db, {
      ...byStaff(site, { by, now }),
      action: 'person erased',
      subject: person ? `user ${person.userId}` : 'no account',
      customerId,
      details: { reason, rows: counts },
    });
    return { counts };
  });
}

async function eraseEverywhere(db: Db, site: SiteCode, email: string, person: Person | undefined): Promise<Counts> {
  const anywhere = contactPattern(person ?? { email, mobile: null });
  const counts: Counts = {};
  const note = (table: TextTable, rows: number) => {
    if (rows > 0) counts[table.table] = (counts[table.table] ?? 0) + rows;
  };
  if (person) await deleteCartLinesOf(db, { userId: person.userId });
  for (const table of await tablesOf(db, 'own')) {
    if (person) note(table, await deleteRowsOf(db, table, person.userId));
  }
  for (const table of await tablesOf(db, 'found')) note(table, await deleteRowsWith(db, table, site, anywhere));
  for (const table of (await tablesOf(db, 'cleared')).filter((one) => one.table !== 'users')) {
    const tie = person && { pattern: personPattern(person), tie: belongsToPerson(table, person) };
    if (tie) note(table, await clearTexts(db, table, site, tie));
    note(table, await clearTexts(db, table, site, { pattern: anywhere }));
  }
  return counts;
}

const tablesOf = (db: Db, treatment: Treatment) =>
  findTextTables(db, {
    tables: personalData.filter((one) => one.treatment === treatment).map(({ table }) => table),
  });
