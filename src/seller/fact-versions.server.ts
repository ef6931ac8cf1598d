import type { Db } from '../server/database/database.server.ts';
import type { FactData } from '../sites/fact-field.ts';
import type { SellerSite } from '../sites/site.ts';
import { type FactPartName, partOf } from './fact-parts.ts';
import { type FactsVersion, findLastFactChanges, findVersion, findVersions } from './seller-facts.db.ts';
import { changedFields, type VersionState, versionStates } from './version-state.rule.ts';

export const listLastChanges = (db: Db, site: SellerSite) => findLastFactChanges(db, { site: site.code });

const maxVersions = 50;

export type ListedVersion = FactsVersion & { state: VersionState; changed: readonly string[] };

/** The newest first, each with the fields in which it differs from the one before, the oldest from the delivered site. */
export async function loadVersions(
  db: Db,
  delivered: SellerSite,
  part: FactPartName,
  now: Date,
): Promise<ListedVersion[]> {
  const versions = await findVersions(db, { site: delivered.code, part, limit: maxVersions + 1 });
  const states = versionStates(versions, now);
  const names = Object.keys(partOf(part).fields(delivered));
  const asDelivered = partOf(part).read(delivered);
  return versions.slice(0, maxVersions).map((version, index) => ({
    ...version,
    state: states[index] ?? 'past',
    changed: changedFields(names, versions[index + 1]?.data ?? asDelivered, version.data),
  }));
}

/** Returns undefined for a version of another part or site. */
export async function loadVersion(
  db: Db,
  site: SellerSite,
  part: FactPartName,
  id: number,
): Promise<FactData | undefined> {
  const [version] = await findVersion(db, { id, site: site.code, part });
  return version?.data as FactData | undefined;
}
