import { hasBalls, loadDirectionOf, type RatedBearing, type Unknown } from './rated-bearing.ts';

type Sized = { readonly boreMm: number; readonly outsideMm: number };

/** (d + D) / 2, which the makers' catalogues use for the pitch diameter. */
export const meanDiameterMm = ({ boreMm, outsideMm }: Sized): number => (boreMm + outsideMm) / 2;

const slowRpm = 1000;

/**
 * Reference viscosity ν1 in mm²/s, which the oil needs at the working temperature to part the surfaces. Source: ISO 281,
 * with the mean diameter for the pitch diameter.
 */
export function referenceViscosity(meanMm: number, rpm: number): number {
  return rpm < slowRpm ? 45_000 * rpm ** -0.83 * meanMm ** -0.5 : 4500 * rpm ** -0.5 * meanMm ** -0.5;
}

export const smallMeanMm = 100;

/** Fatigue load limit Cu in kN, from C0 where the maker gives none. Source: ISO 281, B.3.3. */
export function fatigueLimitKN(bearing: RatedBearing, staticKN: number, meanMm: number): number {
  if (bearing.fatigueKN !== undefined) return bearing.fatigueKN;
  const share = Math.min(1, smallMeanMm / meanMm);
  return hasBalls(bearing.type) ? (staticKN / 22) * share ** 0.5 : (staticKN / 8.2) * share ** 0.3;
}

/** Lower ends of the ranges of the contamination factor e_C, for mean diameters below and from 100 mm. Source: ISO 281, table 13. */
const contaminationFactors = {
  'extremely clean': [1, 1],
  'very clean': [0.6, 0.8],
  normal: [0.5, 0.6],
  'slightly dirty': [0.3, 0.4],
  dirty: [0.1, 0.2],
  'very dirty': [0, 0],
} as const;
export type Cleanliness = keyof typeof contaminationFactors;
export const cleanlinesses = Object.keys(contaminationFactors) as readonly Cleanliness[];

export const contaminationFactor = (clean: Cleanliness, meanMm: number): number =>
  contaminationFactors[clean][meanMm < smallMeanMm ? 0 : 1];

type ModifiedLifeInput = {
  readonly contamination: number;
  readonly fatigueKN: number;
  readonly loadKN: number;
  /** κ = ν / ν1 */
  readonly viscosityRatio: number;
};

const leastRatio = 0.1;
const largestRatio = 4;
const largestFactor = 50;

type Curve = readonly [factor: number, exponent: number];

function curveAt(ratio: number, ball: boolean): Curve {
  if (ratio < 0.4) return [ball ? 2.2649 : 1.3993, 0.054381];
  return [ball ? 1.9987 : 1.2348, ratio < 1 ? 0.19087 : 0.071739];
}

/**
 * Life factor a_ISO of radial bearings, from 0.1 to 50; ISO 281 as used here has none for thrust bearings, and none below
 * κ = 0.1. Source: ISO 281:2007, 9.3.3.
 */
export function lifeModificationFactor(
  bearing: RatedBearing,
  { contamination, fatigueKN, loadKN, viscosityRatio }: ModifiedLifeInput,
): number | Unknown {
  if (loadDirectionOf(bearing) === 'axial' || bearing.type === 'spherical roller thrust')
    return { missing: 'life factor' };
  if (viscosityRatio < leastRatio) return { missing: 'oil film' };
  const ball = hasBalls(bearing.type);
  const ratio = Math.min(viscosityRatio, largestRatio);
  const [factor, exponent] = curveAt(ratio, ball);
  const stress = (contamination * fatigueKN) / loadKN;
  const lubrication = (ball ? 2.5671 : 1.5859) - factor / ratio ** exponent;
  const share = ball ? lubrication ** 0.83 * stress ** (1 / 3) : lubrication * stress ** 0.4;
  return share >= 1 ? largestFactor : Math.min(largestFactor, 0.1 * (1 - share) ** (ball ? -9.3 : -9.185));
}
