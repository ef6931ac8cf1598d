import { dayOf } from '../../lib/dates.ts';
import type { CallContext } from '../../server/calls/define-call.server.ts';
import { cacheWithCatalogue } from '../../server/database/cache-with-catalogue.server.ts';
import type { ItemRow } from '../items/item.contract.ts';
import type { ShownCertificate } from './certificate.contract.ts';
import { findOpenCertificates, type HeldCertificate } from './certificates.db.ts';
import { type CertifiedItem, holdsOn, nearestCertificates } from './certificates-of-item.rule.ts';

type Reading = Pick<CallContext, 'db' | 'database' | 'site' | 'now'>;

/** Kept as one entry for each site: there are few. */
const findCached = cacheWithCatalogue((db, { code }) => findOpenCertificates(db, { site: code }), 10);

/** The certificates of a site that hold today. */
export async function loadHeldCertificates(context: Reading): Promise<HeldCertificate[]> {
  const today = dayOf(context.now, context.site.calendar.timeZone);
  return (await findCached(context, 0)).filter((one) => holdsOn(one, today));
}

/** Of those that hold today, what is shown of an item. */
export const shownCertificates = (held: readonly HeldCertificate[], item: CertifiedItem): ShownCertificate[] =>
  nearestCertificates(held, item).map(toShown);

export const certifiedItem = ({ itemid, brandname, catname }: ItemRow): CertifiedItem => ({
  id: itemid,
  maker: brandname,
  category: catname,
});

const toShown = ({ kind, number, standard, issuer, validTo, fileId }: HeldCertificate): ShownCertificate => ({
  kind,
  number,
  standard,
  issuer,
  valid_to: validTo ?? '',
  file: fileId === null ? '' : certificateFileHref(fileId),
});

const certificateFileHref = (fileId: number) => `/certificates/${fileId}`;
