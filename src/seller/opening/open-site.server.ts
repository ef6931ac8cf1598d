import type { Db } from '../../server/database/database.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import type { SellerSite } from '../../sites/site.ts';
import { findOpening, type SiteOpening, writeOpening } from './opening.db.ts';

type Author = { by: string; now: Date };

/** False when it is open already. */
export const openSite = (db: Db, site: SellerSite, author: Author) => changeOpening(db, site, true, author);

/** False when it is closed already. */
export const closeSite = (db: Db, site: SellerSite, author: Author) => changeOpening(db, site, false, author);

async function changeOpening(db: Db, site: SellerSite, isOpen: boolean, { by, now }: Author): Promise<boolean> {
  const { code, name } = site;
  const wasWritten = (await writeOpening(db, { site: code, isOpen, by, now })).length === 1;
  if (!wasWritten) return false;
  const action = isOpen ? 'shop opened' : 'shop closed';
  await recordAudit(db, { ...byStaff(site, { by, now }), action, subject: name });
  return true;
}

/** Undefined for a site that was never opened or closed. */
export const lastOpening = async (db: Db, { code }: SellerSite): Promise<SiteOpening | undefined> =>
  (await findOpening(db, { site: code }))[0];
