import { dayOf } from '../../lib/dates.ts';
import type { Db } from '../../server/database/database.server.ts';
import { escapeLike } from '../../server/database/escape-like.ts';
import type { Site } from '../../sites/site.ts';
import type { ListedCertificate } from './certificate.contract.ts';
import { lastWarnedDay } from './certificate-state.rule.ts';
import { countCertificates, findCertifiableGoods, findCertificate, listCertificates } from './certificates.db.ts';

type Asked = { q: string; view: string; limit: number; offset: number; now: Date };

/** `view` is 'ending' or 'ended'; else those that hold or will hold. */
export async function findCertificatesForStaff(
  db: Db,
  site: Site,
  { q, now, limit, offset, view }: Asked,
): Promise<{ rows: ListedCertificate[]; total: number }> {
  const today = dayOf(now, site.calendar.timeZone);
  const listed = { site: site.code, view, today, soon: lastWarnedDay(today), pattern: `%${escapeLike(q)}%` };
  const [rows, [counted]] = await Promise.all([
    listCertificates(db, { ...listed, limit, offset }),
    countCertificates(db, listed),
  ]);
  return { rows, total: counted?.count ?? 0 };
}

/** What the form of a certificate offers. `replaces` is 0 for a new one. */
export async function findCertificateForm(
  db: Db,
  { code: site }: Site,
  replaces: number,
): Promise<{ makers: string[]; categories: string[]; replaced: ListedCertificate | null }> {
  const [[goods], [replaced]] = await Promise.all([
    findCertifiableGoods(db, { site }),
    replaces > 0 ? findCertificate(db, { site, id: replaces }) : [],
  ]);
  return { makers: [], categories: [], ...goods, replaced: replaced ?? null };
}
