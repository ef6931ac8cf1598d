import { createHash } from 'node:crypto';
                                                                      
                                                       
import { sites as demoSites } from '../sites/resolve-site.js';
import { bySite,                                             siteCodes } from '../sites/site.js';
import { blankSites } from './blank-sites.js';
import { factPartNames, partOf } from './fact-parts.js';
import { schemaOf } from './fact-schema.js';
import { findOpenings,                  } from './opening/opening.db.js';
import {                    findFactsInForce, findIdsInForce } from './seller-facts.db.js';

/** `delivered` are the sites before the seller changed anything. */
                                                                                              

/**
 * The sites of this process, with what the seller has changed. Read once here, then whenever `refreshSites` is called.
 * Only a demonstration begins with the facts of the code, and is open.
 */
export async function openLiveSites(
  database          ,
  { demo, clock = () => new Date() }                                       ,
)                     {
  const delivered = demo ? demoSites : blankSites;
  let current = delivered;
  const sites = Object.create(null)                                ;
  for (const code of siteCodes) Object.defineProperty(sites, code, { enumerable: true, get: () => current[code] });
  let applied                    ;
  const refreshSites = async () => {
    const now = clock();
    const [openings, ids] = await Promise.all([findOpenings(database, {}), findIdsInForce(database, { now })]);
    if (stateOf(openings, ids) === applied) return;
    const changed = await findFactsInForce(database, { now });
    current = applyOpenings(applyFacts(delivered, changed), openings);
    applied = stateOf(openings, changed);
  };
  await refreshSites();
  return { sites, delivered, refreshSites };
}

const stateOf = (openings                        , versions                           ) =>
  [...openings.map(({ site, isOpen }) => `${site} ${isOpen}`), ...versions.map(({ id }) => id)].join();

export function applyFacts(base       , changed                         )        {
  return bySite((code) => {
    const own = changed.filter(({ site }) => site === code);
    const revision = own.length === 0 ? '' : createHash('sha256').update(JSON.stringify(own)).digest('base64url');
    return { ...own.reduce(applyPart, base[code]), revision };
  });
}

const applyOpenings = (sites       , openings                        )        =>
  bySite((code) => {
    const isOpen = openings.find(({ site }) => site === code)?.isOpen ?? sites[code].isOpen;
    return { ...sites[code], isOpen };
  });

/** A field that is newer than the data is as in the code. Data that no longer fit leave all facts of the code in force. */
export function applyPart(site            , { part: name, data }                                     )             {
  const known = factPartNames.find((one) => one === name);
  if (!known) return site;
  const part = partOf(known);
  const read = schemaOf(part.fields(site)).safeParse({ ...part.read(site), ...(data            ) });
  return read.success ? part.apply(site, read.data) : site;
}
