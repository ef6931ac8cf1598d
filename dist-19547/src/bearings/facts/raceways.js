                                                                              
import { valuesIn } from '../dimensions/boundary-dimensions.js';
import { innerRacewaysMm, outerRacewaysMm } from './raceway.data.js';
import { rollerDesignOf } from './roller-design.js';

                                                                               

/** Series with the raceways of another one. */
const sameRaceway                                   = { '22': '2', '23': '3' };

/**
 * Diameter of the raceway on the ring without ribs, in mm: under the rollers of NU, NJ and NUP, over those of N and NF;
 * empty where it is not known for the design. Source: DIN 5412-1.
 */
export function racewayOf(bearing                   )          {
  const found = rollerDesignOf(bearing);
  if (!found || bearing.boreMm === null) return {};
  const { letters, series, isReinforced } = found;
  const row = (sameRaceway[series] ?? series) + (isReinforced ? 'E' : '');
  const isOuter = letters === 'N' || letters === 'NF';
  const [mm] = valuesIn((isOuter ? outerRacewaysMm : innerRacewaysMm)[row] ?? '', bearing.boreMm);
  if (mm === undefined) return {};
  return isOuter ? { outerMm: mm } : { innerMm: mm };
}
