import { createHash } from 'node:crypto';
import type { Database } from '../server/database/database.server.ts';
import { sites as codesSites } from '../sites/resolve-site.ts';
import { type SellerSite, type SiteCode, type Sites, siteCodes } from '../sites/site.ts';
import { factPartNames, partOf } from './fact-parts.ts';
import { schemaOf } from './fact-schema.ts';
import { type FactsInForce, findFactsInForce, findIdsInForce } from './seller-facts.db.ts';

export type LiveSites = { sites: Sites; refreshSites: () => Promise<void> };

/** The sites of this process, with what the seller has changed. Read once here, then whenever `refreshSites` is called. */
export async function openLiveSites(database: Database, clock: () => Date = () => new Date()): Promise<LiveSites> {
  let current = codesSites;
  const sites = Object.create(null) as Record<SiteCode, SellerSite>;
  for (const code of siteCodes) Object.defineProperty(sites, code, { enumerable: true, get: () => current[code] });
  let applied = '';
  const refreshSites = async () => {
    const now = clock();
    if (idsOf(await findIdsInForce(database, { now })) === applied) return;
    const changed = await findFactsInForce(database, { now });
    current = applyFacts(codesSites, changed);
    applied = idsOf(changed);
  };
  await refreshSites();
  return { sites, refreshSites };
}

const idsOf = (versions: readonly { id: number }[]) => versions.map(({ id }) => id).join(' ');

export function applyFacts(base: Sites, changed: readonly FactsInForce[]): Sites {
  return Object.fromEntries(
    siteCodes.map((code) => {
      const own = changed.filter(({ site }) => site === code);
      const revision = own.length === 0 ? '' : createHash('sha256').update(JSON.stringify(own)).digest('base64url');
      return [code, { ...own.reduce(applyPart, base[code]), revision }];
    }),
  ) as Sites;
}

/** Facts that an older version of the store wrote, and that no longer fit, leave those of the code in force. */
export function applyPart(site: SellerSite, { part: name, data }: Pick<FactsInForce, 'part' | 'data'>): SellerSite {
  const known = factPartNames.find((one) => one === name);
  if (!known) return site;
  const part = partOf(known);
  const read = schemaOf(part.fields(site)).safeParse(data);
  return read.success ? part.apply(site, read.data) : site;
}
