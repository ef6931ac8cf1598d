import { dayOf } from '../../lib/dates.ts';
import type { CallContext } from '../../server/calls/define-call.server.ts';
import { cacheWithCatalogue } from '../../server/database/cache-with-catalogue.server.ts';
import type { ShownCertificate } from './certificate.contract.ts';
import { findOpenCertificates, type HeldCertificate } from './certificates.db.ts';
import { type CertifiedItem, certificatesOfItem, holdsOn } from './certificates-of-item.rule.ts';

type Reading = Pick<CallContext, 'db' | 'database' | 'site' | 'now'>;

/** Kept as one entry for each site: there are few. */
const findCached = cacheWithCatalogue((db, { code }) => findOpenCertificates(db, { site: code }), 10);

/** The certificates of a site that hold today. */
export async function loadHeldCertificates(context: Reading): Promise<HeldCertificate[]> {
  const { site, now } = context;
  const today = dayOf(now, site.calendar.timeZone);
  return (await findCached(context, 0)).filter((one) => holdsOn(one, today));
}

export async function loadCertificatesOfItem(context: Reading, item: CertifiedItem): Promise<ShownCertificate[]> {
  const { site, now } = context;
  const today = dayOf(now, site.calendar.timeZone);
  return certificatesOfItem(await findCached(context, 0), item, today).map(toShown);
}

const toShown = ({ kind, number, standard, issuer, validTo, fileId }: HeldCertificate): ShownCertificate => ({
  kind,
  number,
  standard,
  issuer,
  valid_to: validTo ?? '',
  file: fileId === null ? '' : certificateFileHref(fileId),
});

const certificateFileHref = (fileId: number) => `/certificates/${fileId}`;
