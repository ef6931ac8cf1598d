import { parseDesignation } from '../../bearings/designation/parse-designation.js';
                                                                                          
import { memoize } from '../../lib/memoize.js';

const memoized = memoize                   (5000);

export function parseDesignationCached(designation        , maker        )                    {
  return memoized(`${maker}\n${designation}`, () => parseDesignation(designation, maker));
}
