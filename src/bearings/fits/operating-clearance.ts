import type { BearingType } from '../attributes.ts';
import type { Range } from '../tolerances/radial-clearance.ts';

/** The interference in µm: positive presses the rings together, negative is loose. */
export const interferenceOnShaft = (shaft: Range, bore: Range): Range => ({
  min: shaft.min - bore.max,
  max: shaft.max - bore.min,
});

export const interferenceInHousing = (housing: Range, outside: Range): Range => ({
  min: outside.min - housing.max,
  max: outside.max - housing.min,
});

type Rings = { readonly type: BearingType | null; readonly boreMm: number; readonly outsideMm: number };

/** Mean raceway diameters in mm from the boundary sizes. Source: general catalogues of NSK and Koyo. */
function racewaysMm({ type, boreMm, outsideMm }: Rings): { inner: number; outer: number } {
  const isCylindrical = type?.startsWith('cylindrical roller') || type?.startsWith('needle');
  return isCylindrical
    ? { inner: (3 * boreMm + outsideMm) / 4, outer: (boreMm + 3 * outsideMm) / 4 }
    : { inner: (4 * boreMm + outsideMm) / 5, outer: (boreMm + 4 * outsideMm) / 5 };
}

type Mounted = Rings & {
  /** The clearance before mounting, µm. */
  readonly clearance: Range;
  readonly onShaft: Range;
  readonly inHousing: Range;
  /** How much warmer the inner ring runs than the outer ring, K. */
  readonly warmerK: number;
};

export type OperatingClearance = {
  /** Taken from the clearance by a µm of interference, on the shaft and in the housing. */
  readonly shaftShare: number;
  readonly housingShare: number;
  readonly byFits: Range;
  readonly byWarmth: number;
  readonly mounted: Range;
  readonly atWork: Range;
};

/** Smoothing of the fitted surfaces takes this many parts of the diameter in mm, on a ground shaft. */
const smoothingMm = 2;
const expansionPerK = 12.5e-6;

/**
 * Radial clearance in µm mounted and at work, on a solid steel shaft and in a thick steel housing. Source: general
 * catalogues of NSK and Koyo: effective interference d/(d+2), inner ring d/F, outer ring E/D, warmth 12.5·10⁻⁶·ΔT·E.
 */
export function operatingClearance(mounted: Mounted): OperatingClearance {
  const { boreMm, outsideMm, clearance, onShaft, inHousing, warmerK } = mounted;
  const { inner, outer } = racewaysMm(mounted);
  const shaftShare = (boreMm / (boreMm + smoothingMm)) * (boreMm / inner);
  const housingShare = (outsideMm / (outsideMm + smoothingMm)) * (outer / outsideMm);
  const taken = (end: 'min' | 'max') =>
    Math.max(0, onShaft[end]) * shaftShare + Math.max(0, inHousing[end]) * housingShare;
  const byFits = { min: taken('min'), max: taken('max') };
  const byWarmth = expansionPerK * warmerK * outer * 1000;
  const left = { min: clearance.min - byFits.max, max: clearance.max - byFits.min };
  const atWork = { min: left.min - byWarmth, max: left.max - byWarmth };
  return { shaftShare, housingShare, byFits, byWarmth, mounted: left, atWork };
}
