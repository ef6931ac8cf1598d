import { generateToken, hashToken } from '../account/secure-token.server.ts';
import { hoursAfter, minutesAfter } from '../lib/dates.ts';
import type { Database } from '../server/database/database.server.ts';
import type { SellerSite } from '../sites/site.ts';
import { checkFacts } from './change-facts.server.ts';
import { type FactPartName, partOf } from './fact-parts.ts';
import { withLogos } from './files/read-logos.server.ts';
import { applyPart } from './live-sites.server.ts';
import { findPreview, insertPreview } from './seller-facts.db.ts';

export const previewMinutes = 30;
/** A shop that is closed is tried out for as long as a working day. */
const visitHours = 8;
const visit = 'visit';

const hashOf = (ticket: string) => hashToken(`preview ${ticket}`).toString('base64url');

/** The ticket with which `previewPath` shows the facts for half an hour. Throws as `checkFacts` does. */
export async function beginPreview(
  database: Database,
  site: SellerSite,
  { part: name, data, now }: { part: FactPartName; data: unknown; now: Date },
): Promise<string> {
  const checked = checkFacts(site, partOf(name), data);
  const ticket = generateToken();
  const preview = { ticketHash: hashOf(ticket), site: site.code, part: name, data: JSON.stringify(checked) };
  await insertPreview(database, { ...preview, endsAt: minutesAfter(now, previewMinutes), now });
  return ticket;
}

/** On the shop's host; whoever opens it sees the shop with the facts. */
export const previewPath = (ticket: string) => `/preview/${ticket}`;

/** The path on the shop's host by which staff see and use a shop that is closed. */
export async function beginVisit(database: Database, { code }: SellerSite, now: Date): Promise<string> {
  const ticket = generateToken();
  const endsAt = hoursAfter(now, visitHours);
  await insertPreview(database, { ticketHash: hashOf(ticket), site: code, part: visit, data: '{}', endsAt, now });
  return previewPath(ticket);
}

/** The site as previewed, and the page that shows what differs; undefined when the preview has ended. */
export async function siteInPreview(
  database: Database,
  site: SellerSite,
  ticket: string,
  now: Date,
): Promise<{ site: SellerSite; page: string; endsAt: Date } | undefined> {
  const [found] = await findPreview(database, { ticketHash: hashOf(ticket), site: site.code, now });
  if (!found) return undefined;
  const { endsAt } = found;
  if (found.part === visit) return { site, page: '/', endsAt };
  const page = partOf(found.part as FactPartName).page?.(site) ?? '/';
  return { site: await withLogos(database, applyPart(site, found)), page, endsAt };
}
