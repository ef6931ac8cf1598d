import { parseDesignation } from '../bearings/parse.ts';
import { universalNumber } from '../bearings/universal.ts';

/** The universal number of a maker's designation; '' when the number or one of its suffixes is not known. */
export function universalNoOf(designation: string, maker: string): string {
  const reading = parseDesignation(designation, maker);
  return reading.unknown.length > 0 ? '' : universalNumber(reading);
}
