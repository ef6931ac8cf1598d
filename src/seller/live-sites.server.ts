import { createHash } from 'node:crypto';
import type { Database } from '../server/database/database.server.ts';
import type { FactData } from '../sites/fact-field.ts';
import { sites as demoSites } from '../sites/resolve-site.ts';
import { bySite, type SellerSite, type SiteCode, type Sites, siteCodes } from '../sites/site.ts';
import { blankSites } from './blank-sites.ts';
import { factPartNames, partOf } from './fact-parts.ts';
import { schemaOf } from './fact-schema.ts';
import { withLogos } from './files/read-logos.server.ts';
import { findOpenings, type SiteOpening } from './opening/opening.db.ts';
import { type FactsInForce, findFactsInForce, findIdsInForce } from './seller-facts.db.ts';

/** `delivered` are the sites before the seller changed anything. */
export type LiveSites = { sites: Sites; delivered: Sites; refreshSites: () => Promise<void> };

/**
 * The sites of this process, with what the seller has changed. Read once here, then whenever `refreshSites` is called,
 * or another process tells that facts have changed.
 * Only a demonstration begins with the facts of the code, and is open.
 */
export async function openLiveSites(
  database: Database,
  { demo, clock = () => new Date() }: { demo: boolean; clock?: () => Date },
): Promise<LiveSites> {
  const delivered = demo ? demoSites : blankSites;
  let current = delivered;
  const sites = Object.create(null) as Record<SiteCode, SellerSite>;
  for (const code of siteCodes) Object.defineProperty(sites, code, { enumerable: true, get: () => current[code] });
  let applied: string | undefined;
  const refresh = async () => {
    const now = clock();
    // One after the other: a second connection costs more than the wait.
    const openings = await findOpenings(database, {});
    const ids = await findIdsInForce(database, { now });
    if (stateOf(openings, ids) === applied) return;
    const changed = await findFactsInForce(database, { now });
    current = await readLogos(database, applyOpenings(applyFacts(delivered, changed), openings));
    applied = stateOf(openings, changed);
  };
  // One after the other, so that an older reading never replaces a newer one.
  let last: Promise<void> = Promise.resolve();
  const refreshSites = () => {
    last = last.catch(() => undefined).then(refresh);
    return last;
  };
  await refreshSites();
  database.changes.onFactsChange(refreshSites);
  return { sites, delivered, refreshSites };
}

const stateOf = (openings: readonly SiteOpening[], versions: readonly { id: number }[]) =>
  [...openings.map(({ site, isOpen }) => `${site} ${isOpen}`), ...versions.map(({ id }) => id)].join();

export function applyFacts(base: Sites, changed: readonly FactsInForce[]): Sites {
  return bySite((code) => {
    const own = changed.filter(({ site }) => site === code);
    const revision = own.length === 0 ? '' : createHash('sha256').update(JSON.stringify(own)).digest('base64url');
    return { ...withFormerPrefixes(own.reduce(applyPart, base[code]), own), revision };
  });
}

/** Numbers that were given once are found for ever. */
function withFormerPrefixes(site: SellerSite, own: readonly FactsInForce[]): SellerSite {
  const before = own.flatMap(({ formerPrefixes }) => formerPrefixes ?? []);
  if (before.length === 0) return site;
  const all = new Set([...(site.formerPrefixes ?? []), ...before]);
  all.delete(site.numberPrefix);
  return { ...site, formerPrefixes: [...all] };
}

const applyOpenings = (sites: Sites, openings: readonly SiteOpening[]): Sites =>
  bySite((code) => {
    const isOpen = openings.find(({ site }) => site === code)?.isOpen ?? sites[code].isOpen;
    return { ...sites[code], isOpen };
  });

async function readLogos(database: Database, sites: Sites): Promise<Sites> {
  const read = new Map<SiteCode, SellerSite>();
  for (const code of siteCodes) read.set(code, await withLogos(database, sites[code]));
  return bySite((code) => read.get(code) ?? sites[code]);
}

/** A field that is newer than the data is as in the code. Data that no longer fit leave all facts of the code in force. */
export function applyPart(site: SellerSite, { part: name, data }: Pick<FactsInForce, 'part' | 'data'>): SellerSite {
  const known = factPartNames.find((one) => one === name);
  if (!known) return site;
  const part = partOf(known);
  const read = schemaOf(part.fields(site)).safeParse({ ...part.read(site), ...(data as FactData) });
  return read.success ? part.apply(site, read.data) : site;
}
