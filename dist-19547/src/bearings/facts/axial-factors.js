import { withoutMissing } from '../../lib/without-missing.js';
                                                                              
import { valuesIn } from '../dimensions/boundary-dimensions.js';
import { ballFactorsOneRow, ballFactorsTwoRows, taperAngles } from './axial-factors.data.js';

                                                                                                                  

/** `y2` is the Y of one row. A figure is missing where the contact angle does not decide it. */
                            
                                       
                      
                       
                       
                       
  

/**
 * Contact angle and the factors of the axial load that follow from it; undefined where the angle is not known. Source:
 * ISO 281, ISO 76, angles of tapered roller bearings ISO 355.
 */
export function axialFactorsOf(bearing        )                           {
  return bearing.type === 'tapered roller' ? taperFactors(bearing) : ballFactors(bearing);
}

function ballFactors({ type, contactAngleDegrees, pairing }        )                           {
  if (contactAngleDegrees === null) return undefined;
  const isOneRow = type === 'angular contact ball' && (pairing === '' || /^(?:U|DT)/.test(pairing));
  const areTwoRows = type === 'angular contact ball double row' || /^D[BF]/.test(pairing);
  if (isOneRow) {
    const [e, y2, y0] = valuesIn(ballFactorsOneRow, contactAngleDegrees);
    return { contactAngleDegrees, ...withoutMissing({ e, y2, y0 }) };
  }
  if (!areTwoRows) return { contactAngleDegrees };
  const [e, y1, y2, y0] = valuesIn(ballFactorsTwoRows, contactAngleDegrees);
  return { contactAngleDegrees, ...withoutMissing({ e, y1, y2, y0 }) };
}

/** A steep form (32205B) has a letter after the number and another angle. */
function taperFactors({ series, basic, boreMm, pairing }        )                           {
  const [degrees, minutes = 0, seconds = 0] = valuesIn(taperAngles[series ?? ''] ?? '', boreMm ?? 0);
  if (degrees === undefined || /[A-Z]$/.test(basic) || pairing !== '') return undefined;
  const angle = degrees + minutes / 60 + seconds / 3600;
  const tangent = Math.tan((angle * Math.PI) / 180);
  return {
    contactAngleDegrees: Number(angle.toFixed(2)),
    e: Number((1.5 * tangent).toFixed(2)),
    y2: Number((0.4 / tangent).toFixed(2)),
    y0: Number((0.22 / tangent).toFixed(2)),
  };
}
