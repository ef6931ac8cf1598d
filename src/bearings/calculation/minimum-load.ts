import { hasBalls, type RatedBearing, type Unknown } from './rated-bearing.ts';

/** What the minimum load is measured by: C, or C0 for spherical roller bearings. */
export type MinimumLoad = { readonly loadKN: number; readonly share: number; readonly of: 'C' | 'C0' };

/**
 * The load in kN below which the rolling elements slide. Source: rules of SKF's general catalogue, 0.01·C for balls and
 * 0.02·C for rollers, 0.04·C without a cage, 0.01·C0 for spherical roller bearings.
 */
export function minimumLoad(bearing: RatedBearing): MinimumLoad | Unknown {
  const { type, dynamicKN, staticKN, isFullComplement } = bearing;
  if (type === 'spherical roller')
    return staticKN === undefined ? { missing: 'C0' } : { loadKN: 0.01 * staticKN, share: 0.01, of: 'C0' };
  if (dynamicKN === undefined) return { missing: 'C' };
  const share = hasBalls(type) ? 0.01 : isFullComplement ? 0.04 : 0.02;
  return { loadKN: share * dynamicKN, share, of: 'C' };
}
