import { pinCodesOfRegion } from '../../sites/pin-codes.data.ts';
import { isPincode } from '../forms/pincode.rule.ts';
import { pincodeTowns } from './pincode-towns.data.ts';

/** '' where the town is not known; undefined where the PIN code is of no state, or of several. */
export type PincodePlace = { regionId: number; town: string };

export function placeOfPincode(text: string): PincodePlace | undefined {
  if (!isPincode(text)) return undefined;
  const pincode = Number(text.replace(/ /g, ''));
  const entry = pincodeTowns.find(([, , pincodes]) =>
    pincodes.split(' ').some((range) => {
      const [from, to = from] = range.split('-').map(Number) as [number, number?];
      return pincode >= from && pincode <= to;
    }),
  );
  if (entry) return { regionId: entry[0], town: entry[1] };
  const start = Math.floor(pincode / 1000);
  const within = Object.entries(pinCodesOfRegion).filter(([, ranges]) =>
    ranges.some(([from, to]) => start >= from && start <= to),
  );
  return within.length === 1 ? { regionId: Number(within[0]?.[0]), town: '' } : undefined;
}
