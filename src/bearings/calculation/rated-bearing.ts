import type { BearingType } from '../attributes.ts';

/**
 * What the formulas need of one bearing, or of a matched pair. Loads in kN, sizes in mm, speeds in rpm; a figure that is
 * left out is not known.
 */
export type RatedBearing = {
  readonly type: BearingType | null;
  /** 62, NU2, 302; '' where it is not known. */
  readonly series: string;
  /** Two bearings back to back or face to face that count as one. */
  readonly isPair?: boolean | undefined;
  readonly isFullComplement?: boolean | undefined;
  readonly boreMm?: number | undefined;
  readonly outsideMm?: number | undefined;
  readonly widthMm?: number | undefined;
  /** Basic dynamic and static load ratings C and C0. */
  readonly dynamicKN?: number | undefined;
  readonly staticKN?: number | undefined;
  /** Fatigue load limit Cu (Pu). */
  readonly fatigueKN?: number | undefined;
  readonly f0?: number | undefined;
  readonly e?: number | undefined;
  /** Y up to e, and above e; one row has the second only. */
  readonly y1?: number | undefined;
  readonly y2?: number | undefined;
  readonly y0?: number | undefined;
  readonly contactAngleDegrees?: number | undefined;
};

/** Constant loads on the bearing. */
export type Load = { readonly radialKN: number; readonly axialKN: number };

/** The first figure that a formula needs and that is not known. */
export type MissingFigure = 'C' | 'C0' | 'f0' | 'e' | 'contact angle' | 'formula' | 'oil film' | 'life factor';
export type Unknown = { readonly missing: MissingFigure };

/** 'axial': the bearing takes no axial load; 'radial': no radial load, or not so much beside its axial load. */
export type Refused = { readonly refused: 'axial' | 'radial' };

const axialTypes: readonly string[] = [
  'thrust ball',
  'cylindrical roller thrust',
  'needle roller thrust',
] satisfies BearingType[];

const radialTypes: readonly string[] = [
  'cylindrical roller double row',
  'cylindrical roller four-row',
  'toroidal',
  'needle roller',
  'needle roller with inner ring',
  'needle roller without inner ring',
  'needle cage assembly',
  'needle drawn cup open',
  'needle drawn cup closed',
] satisfies BearingType[];

const combinedTypes: readonly string[] = [
  'deep groove ball',
  'angular contact ball',
  'angular contact ball double row',
  'four-point contact ball',
  'self-aligning ball',
  'spherical roller',
  'tapered roller',
  'tapered roller inch',
  'tapered roller double row',
  'tapered roller four-row',
  'spherical roller thrust',
  'insert/unit',
] satisfies BearingType[];

const locatingCylindrical = /^(?:NUP|NUJ|NJ|NF|NH|NP|NCF)/;

/** Which loads the type takes; undefined for goods that have no rating life by ISO 281, such as sleeves. */
export function loadDirectionOf({ type, series }: Pick<RatedBearing, 'type' | 'series'>) {
  if (type === null) return undefined;
  if (axialTypes.includes(type)) return 'axial';
  if (type === 'cylindrical roller') return locatingCylindrical.test(series) ? 'combined' : 'radial';
  if (radialTypes.includes(type)) return 'radial';
  return combinedTypes.includes(type) ? 'combined' : undefined;
}

/** Balls touch in a point, which decides the exponent of the life. Inserts have balls. */
export const hasBalls = (type: BearingType | null): boolean =>
  type === 'insert/unit' || type?.includes('ball') === true;
