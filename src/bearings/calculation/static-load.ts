import { valuesAt } from './factor-rows.ts';
import { angularStaticFactors } from './load-factors.data.ts';
import { staticTangentFactor } from './load-factors.ts';
import { type Load, loadDirectionOf, type RatedBearing, type Refused, type Unknown } from './rated-bearing.ts';

/** P0 = x0·Fr + y0·Fa in kN, and of one row at least Fr. */
export type StaticLoad = { readonly loadKN: number; readonly x0: number; readonly y0: number };

/** Equivalent static load P0. Source: ISO 76; spherical roller thrust bearings by SKF (P0 = Fa + 2.7·Fr). */
export function equivalentStaticLoad(bearing: RatedBearing, load: Load): StaticLoad | Unknown | Refused {
  const { radialKN, axialKN } = load;
  const direction = loadDirectionOf(bearing);
  if (direction === undefined) return { missing: 'formula' };
  if (direction === 'axial') return radialKN > 0 ? { refused: 'radial' } : { loadKN: axialKN, x0: 0, y0: 1 };
  if (direction === 'radial' && axialKN > 0) return { refused: 'axial' };
  const factors = staticFactors(bearing, axialKN);
  if ('missing' in factors) return factors;
  const loadKN = Math.max(radialKN, factors.x0 * radialKN + factors.y0 * axialKN);
  return { ...factors, loadKN };
}

type StaticFactors = Pick<StaticLoad, 'x0' | 'y0'>;

function staticFactors(bearing: RatedBearing, axialKN: number): StaticFactors | Unknown {
  const { type } = bearing;
  if (type === 'spherical roller thrust') return { x0: 2.7, y0: 1 };
  if (type === 'deep groove ball' || type === 'insert/unit') return { x0: 0.6, y0: 0.5 };
  if (axialKN === 0 || type?.startsWith('cylindrical roller')) return { x0: 1, y0: 0 };
  if (type?.startsWith('angular contact ball') || type === 'four-point contact ball') return angularStatic(bearing);
  const isDouble = bearing.isPair === true || !(type === 'tapered roller' || type === 'tapered roller inch');
  const y0 = staticTangentFactor(bearing, isDouble);
  return typeof y0 === 'number' ? { x0: isDouble ? 1 : 0.5, y0 } : y0;
}

function angularStatic({ type, isPair, contactAngleDegrees }: RatedBearing): StaticFactors | Unknown {
  const degrees = contactAngleDegrees ?? (type === 'four-point contact ball' ? 35 : 0);
  const [y0] = valuesAt(angularStaticFactors, degrees) ?? [];
  if (y0 === undefined) return { missing: 'contact angle' };
  return isPair || type !== 'angular contact ball' ? { x0: 1, y0: 2 * y0 } : { x0: 0.5, y0 };
}

/** Static safety s0 = C0 / P0. Source: ISO 76. */
export const staticSafety = (staticKN: number, loadKN: number): number => staticKN / loadKN;
