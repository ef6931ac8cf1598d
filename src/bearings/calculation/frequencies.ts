/** The rolling elements of one row; the angle is 0 for deep groove and cylindrical roller bearings. */
export type RollingSet = {
  readonly count: number;
  readonly elementMm: number;
  readonly pitchMm: number;
  readonly contactAngleDegrees: number;
};

/** How often in one turn of the shaft; the outer ring stands still. */
export type Frequencies = {
  /** Turns of the cage (FTF). */
  readonly cage: number;
  /** Turns of a rolling element about itself (BSF); a fault on it strikes a ring twice as often. */
  readonly element: number;
  /** Rolling elements that pass a place on the outer ring (BPFO) and on the inner ring (BPFI). */
  readonly outerRing: number;
  readonly innerRing: number;
};

/** Frequencies without slip, as multiples of the shaft's. Source: kinematics of rolling, as in the makers' catalogues. */
export function bearingFrequencies({ count, elementMm, pitchMm, contactAngleDegrees }: RollingSet): Frequencies {
  const ratio = (elementMm / pitchMm) * Math.cos((contactAngleDegrees * Math.PI) / 180);
  return {
    cage: (1 - ratio) / 2,
    element: (pitchMm / (2 * elementMm)) * (1 - ratio ** 2),
    outerRing: (count / 2) * (1 - ratio),
    innerRing: (count / 2) * (1 + ratio),
  };
}
