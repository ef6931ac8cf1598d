import type { Range } from '../tolerances/radial-clearance.ts';

/** Where a figure comes from, e.g. 'ISO 5753-1', 'ISO 492', 'maker', 'ISO 281, from the geometry'. */
export type Fact<Value = number> = { readonly value: Value; readonly source: string };

/**
 * What is known of one bearing as its designation says it, each figure with its source. A figure is missing where it is
 * not known for this design, closure, clearance or class; it is never taken from another variant.
 */
export type BearingFacts = {
  /** Basic dynamic load rating C, kN. */
  readonly dynamicKN?: Fact;
  /** Basic static load rating C0, kN. */
  readonly staticKN?: Fact;
  /** Fatigue load limit Pu, kN. */
  readonly fatigueKN?: Fact;
  /** Rpm. A contact seal has no oil speed. */
  readonly greaseSpeedRpm?: Fact;
  readonly oilSpeedRpm?: Fact;
  /** Factor of deep groove ball bearings, on which e, X and Y depend. */
  readonly f0?: Fact;
  /** Fa/Fr above which Y2 is used instead of Y1 (one row: Y instead of none). */
  readonly e?: Fact;
  readonly y1?: Fact;
  readonly y2?: Fact;
  readonly y0?: Fact;
  readonly contactAngleDegrees?: Fact;
  /** Distance a of the load centre from the side face, mm. */
  readonly loadCentreMm?: Fact;
  /** Smallest chamfer r, mm. */
  readonly chamferMm?: Fact;
  /** Smallest diameter of the shaft's shoulder da, largest of the housing's Da, largest fillet ra, mm. */
  readonly shaftShoulderMm?: Fact;
  readonly housingShoulderMm?: Fact;
  readonly filletMm?: Fact;
  /** Raceway under the rollers Fw (NU, NJ, NUP) or over them Ew (N, NF), mm. */
  readonly innerRacewayMm?: Fact;
  readonly outerRacewayMm?: Fact;
  /** Radial internal clearance before mounting, µm. */
  readonly clearanceMicrons?: Fact<Range>;
  /** Deviations of the mean diameter and of the width by class, µm; negative below nominal. */
  readonly boreToleranceMicrons?: Fact<Range>;
  readonly outsideToleranceMicrons?: Fact<Range>;
  readonly widthToleranceMicrons?: Fact<Range>;
  /** Radial run-out of the inner and the outer ring, µm. */
  readonly innerRunoutMicrons?: Fact;
  readonly outerRunoutMicrons?: Fact;
  readonly massKg?: Fact;
  /** Tapered bore that a sleeve fits, mm. */
  readonly fitsBoreMm?: Fact;
  /** Metric thread of a sleeve, a rod end or the bolts of a housing, such as 'M50 x 1.5'. */
  readonly thread?: Fact<string>;
  readonly bolts?: Fact<string>;
  readonly lockNut?: Fact<string>;
  readonly lockWasher?: Fact<string>;
  /** Overall length, mm. */
  readonly lengthMm?: Fact;
  /** Outside diameter of a sleeve's nut or of a rod end's head, mm. */
  readonly headMm?: Fact;
  /** The distance from the foot of a housing or the end of a rod end's thread to the centre, mm. */
  readonly centreHeightMm?: Fact;
  readonly boltSpacingMm?: Fact;
  /** How far a spherical plain bearing may tilt to either side. */
  readonly tiltDegrees?: Fact;
};
