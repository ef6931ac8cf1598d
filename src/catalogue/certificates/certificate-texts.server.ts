import { dayOf } from '../../lib/dates.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { certificateText } from './certificate-kind.rule.ts';
import { findCertifiedItems, findOpenCertificates } from './certificates.db.ts';
import { certificatesOfItem } from './certificates-of-item.rule.ts';

/** The certificates that hold today, by the id of their item, as papers name them; items without one are left out. */
export async function findCertificateTexts(
  db: Db,
  { code: site, calendar }: Site,
  { itemIds, now }: { itemIds: number[]; now: Date },
): Promise<ReadonlyMap<number, string>> {
  const open = await findOpenCertificates(db, { site });
  if (open.length === 0 || itemIds.length === 0) return new Map();
  const today = dayOf(now, calendar.timeZone);
  const items = await findCertifiedItems(db, { site, itemIds });
  const textOf = (item: (typeof items)[number]) =>
    certificatesOfItem(open, item, today).map(certificateText).join('; ');
  return new Map(items.map((item) => [item.id, textOf(item)]));
}
