import { parseDesignation } from '../../bearings/designation/parse-designation.js';
import { universalNumber } from '../../bearings/designation/universal-number.js';

/** '' when the number or one of its suffixes is unknown. */
export function universalNumberFor(designation        , maker        )         {
  const reading = parseDesignation(designation, maker);
  return reading.unknown.length > 0 ? '' : universalNumber(reading);
}
