import { type LoadFactors, loadFactors } from './load-factors.ts';
import { type Load, loadDirectionOf, type RatedBearing, type Refused, type Unknown } from './rated-bearing.ts';

/** P = x·Fr + y·Fa in kN. */
export type EquivalentLoad = {
  readonly loadKN: number;
  readonly x: number;
  readonly y: number;
  /** What decided x and y; left out where only one direction counts. */
  readonly factors?: LoadFactors;
};

/** Above this share of the axial load a spherical roller thrust bearing takes no radial load. Source: SKF. */
const largestThrustShare = 0.55;

/**
 * Equivalent dynamic load P: the constant load under which the bearing lives as long as under Fr and Fa. Source: ISO 281;
 * spherical roller thrust bearings by the general catalogue of SKF (P = Fa + 1.2·Fr).
 */
export function equivalentDynamicLoad(bearing: RatedBearing, load: Load): EquivalentLoad | Unknown | Refused {
  const { radialKN, axialKN } = load;
  const direction = loadDirectionOf(bearing);
  if (direction === undefined) return { missing: 'formula' };
  if (direction === 'axial') return radialKN > 0 ? { refused: 'radial' } : { loadKN: axialKN, x: 0, y: 1 };
  if (bearing.type === 'spherical roller thrust') return thrustRollerLoad(load);
  if (axialKN === 0) return { loadKN: radialKN, x: 1, y: 0 };
  if (direction === 'radial') return { refused: 'axial' };
  const factors = loadFactors(bearing, axialKN);
  if ('missing' in factors) return factors;
  const isAbove = axialKN > factors.e * radialKN;
  const [x, y] = isAbove ? [factors.x2, factors.y2] : [factors.x1, factors.y1];
  return { loadKN: x * radialKN + y * axialKN, x, y, factors };
}

const thrustRollerLoad = ({ radialKN, axialKN }: Load): EquivalentLoad | Refused =>
  radialKN > largestThrustShare * axialKN ? { refused: 'radial' } : { loadKN: axialKN + 1.2 * radialKN, x: 1.2, y: 1 };

/**
 * Axial force in kN with which a tapered roller bearing under a radial load pushes the opposite one: Fr / (2·Y). Source:
 * general catalogues of SKF and FAG.
 */
export const innerAxialKN = (radialKN: number, y: number): number => radialKN / (2 * y);
