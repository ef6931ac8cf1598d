                                                                   
                                                    
import { findGroupNames } from '../price-lists/find-price-targets.db.js';

                                                                    

/** The makers and categories of what the site sells. */
export async function listItemGroups(db    , site          )                      {
  const groups = await findGroupNames(db, { site });
  const namesOf = (scope                      ) =>
    groups.flatMap((group) => (group.scope === scope ? [group.name] : [])).toSorted((a, b) => a.localeCompare(b));
  return { makers: namesOf('maker'), categories: namesOf('category') };
}
