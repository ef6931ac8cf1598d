import { parseDesignation } from '../../bearings/designation/parse-designation.ts';
import { universalNumber } from '../../bearings/designation/universal-number.ts';

/** '' when the number or one of its suffixes is unknown. */
export function universalNumberFor(designation: string, maker: string): string {
  const reading = parseDesignation(designation, maker);
  return reading.unknown.length > 0 ? '' : universalNumber(reading);
}
