                                                                
                                                       
                                                   
import {                    partOf } from './fact-parts.js';
import {                    findLastChanges, findVersion, findVersions } from './seller-facts.db.js';
import { changedFields,                    versionStates } from './version-state.rule.js';

export const listLastChanges = (db    , site            ) => findLastChanges(db, { site: site.code });

const maxVersions = 50;

                                                                                               

/** The newest first, each with the fields in which it differs from the one before, the oldest from the delivered site. */
export async function loadVersions(
  db    ,
  delivered            ,
  part              ,
  now      ,
)                           {
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

/** What a version says; undefined for one of another part or site. */
export async function loadVersion(
  db    ,
  site            ,
  part              ,
  id        ,
)                                {
  const [version] = await findVersion(db, { id, site: site.code, part });
  return version?.data                        ;
}
