import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { addDays, momentAt } from '../../lib/dates.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import { escapeLike } from '../../server/database/escape-like.ts';
import type { Site } from '../../sites/site.ts';
import { auditTrailAtDesk } from './audit.contract.ts';
import {
  type AuditRow,
  findAuditedPeople,
  findCustomersCalled,
  listAudit,
  listAuditByBoth,
  listAuditByPerson,
  listAuditByRecord,
} from './audit-list.db.ts';
import { pricesInWords } from './prices-in-words.server.ts';
import { settingsInWords } from './settings-in-words.ts';

const pageSize = 50;

type Filter = { q: string; person: string; day?: string | undefined; before: string };

export const auditTrailCall = defineDeskCall(
  auditTrailAtDesk,
  { requires: staffPermissionTo('see-audit-trail') },
  async (filter, { db, site }) => {
    const [rows, people] = await Promise.all([
      findEntries(db, site, filter),
      findAuditedPeople(db, { site: site.code }),
    ]);
    const entries = rows.slice(0, pageSize);
    const last = entries.at(-1);
    const shown = entries.map(({ customerId, company, details, ...entry }) => ({
      ...entry,
      customer: customerId === null ? null : { id: customerId, company: company ?? '' },
      details: settingsInWords({ subject: entry.subject, details: details ?? {} }, site),
    }));
    return {
      success: true as const,
      entries: await pricesInWords(db, site, shown),
      next: rows.length > pageSize && last ? `${last.at.toISOString()}_${last.id}` : null,
      people: people.flatMap(({ name }) => name ?? []),
    };
  },
);

async function findEntries(db: Db, site: Site, { q, person, day, before }: Filter): Promise<AuditRow[]> {
  const page = { site: site.code, ...boundsOf(site, day, before), limit: pageSize + 1 };
  if (q === '') return person === '' ? listAudit(db, page) : listAuditByPerson(db, { ...page, person });
  const customers = await findCustomersCalled(db, { site: site.code, prefix: `${escapeLike(q)}%` });
  const thing = {
    subjects: [...new Set([q, q.toUpperCase(), q.toLowerCase()])],
    customerIds: customers.map(({ id }) => id),
  };
  return person === ''
    ? listAuditByRecord(db, { ...page, ...thing })
    : listAuditByBoth(db, { ...page, person, ...thing });
}

const farPast = new Date('2000-01-01T00:00:00Z');
const farFuture = new Date('9000-01-01T00:00:00Z');

/** A cursor that cannot be read is no cursor. */
function boundsOf({ calendar: { timeZone } }: Site, day: string | undefined, before: string) {
  const from = day === undefined ? farPast : momentAt(day, '00:00', timeZone);
  const to = day === undefined ? farFuture : momentAt(addDays(day, 1), '00:00', timeZone);
  const [, at = '', id = '0'] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_(\d{1,15})$/.exec(before) ?? [];
  const cursor = new Date(at);
  if (Number.isNaN(cursor.getTime()) || cursor > to) return { from, beforeAt: to, beforeId: 0 };
  return { from, beforeAt: cursor, beforeId: Number(id) };
}
