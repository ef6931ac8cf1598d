import type { Database } from '../server/database/database.server.ts';
import { type Refusal, refuse } from '../server/refuse.server.ts';
import { byStaff, recordAudit } from '../server/security/audit.server.ts';
import type { Site } from '../sites/site.ts';
import { findTextTables, lockPerson, readRows } from './erase-person.db.ts';
import { contactPattern } from './person-texts.rule.ts';
import { personalData } from './personal-data.data.ts';
import { personRefusals } from './privacy-refusals.ts';

export type PersonExport = { email: string; at: string; tables: Record<string, Record<string, unknown>[]> };

const maxRows = 10_000;
/** Secrets and hashes say nothing about a person. */
const leftOut = ['password_hash', 'sealed', 'token_hash', 'link_hash', 'code_hash', 'hash', 'key', 'body_hash'];

/** All rows that belong to the person or name the address, as they are stored. */
export async function exportPerson(
  database: Database,
  site: Site,
  { email: written, by, now }: { email: string; by: string; now: Date },
): Promise<Refusal<'unknown_account'> | PersonExport> {
  const email = written.trim().toLowerCase();
  return await database.longTransaction(async (db) => {
    const [person] = await lockPerson(db, { site: site.code, email });
    if (!person) return refuse(personRefusals, 'unknown_account');
    const holding = personalData.filter(({ treatment }) => treatment !== 'none').map(({ table }) => table);
    const tables: PersonExport['tables'] = {};
    for (const table of await findTextTables(db, { tables: holding })) {
      const rows = await readRows(db, table, site.code, person, contactPattern(person), maxRows);
      if (rows.length > 0) tables[table.table] = rows.map(withoutSecrets);
    }
    const { userId, customerId } = person;
    await recordAudit(db, {
      ...byStaff(site, { by, now }),
      action: 'personal data exported',
      subject: email,
      customerId,
      userId,
      details: { rows: Object.fromEntries(Object.entries(tables).map(([table, rows]) => [table, rows.length])) },
    });
    return { email, at: now.toISOString(), tables };
  });
}

const withoutSecrets = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).filter(([name, value]) => !leftOut.includes(name) && !String(value).startsWith('\\x')),
  );
