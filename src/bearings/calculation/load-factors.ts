import { interpolate, valuesAt } from './factor-rows.ts';
import { angularFactors, fifteenDegreeFactors, grooveFactors } from './load-factors.data.ts';
import type { RatedBearing, Unknown } from './rated-bearing.ts';

/** P is X1·Fr + Y1·Fa up to Fa/Fr = e, and X2·Fr + Y2·Fa above. */
export type LoadFactors = {
  readonly e: number;
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  /** f0·Fa/C0 where the factors depend on it. */
  readonly relativeAxial?: number;
};

/** Four-point contact ball bearings of the makers' catalogues have 35°. */
const fourPointDegrees = 35;

/**
 * Factors e, X and Y. Of a bearing with an angle one of `e`, the maker's Y and the contact angle is enough, because ISO
 * 281 gives each from the other: e = 1.5·tan α. Source: ISO 281, tables 3 and 7; cylindrical roller bearings with ribs on
 * both rings by the general catalogue of SKF, since ISO 281 has none for them.
 */
export function loadFactors(bearing: RatedBearing, axialKN: number): LoadFactors | Unknown {
  switch (bearing.type) {
    case 'deep groove ball':
      return grooveLoadFactors(bearing, axialKN);
    case 'angular contact ball':
    case 'angular contact ball double row':
    case 'four-point contact ball':
      return angularLoadFactors(bearing, axialKN);
    case 'self-aligning ball':
      return withTangent(bearing, (tangent) => doubleRow(bearing, tangent, { y1: 0.42, x2: 0.65, y2: 0.65 }));
    case 'spherical roller':
    case 'tapered roller double row':
    case 'tapered roller four-row':
      return withTangent(bearing, (tangent) => doubleRow(bearing, tangent, { y1: 0.45, x2: 0.67, y2: 0.67 }));
    case 'tapered roller':
    case 'tapered roller inch':
      return withTangent(bearing, (tangent) =>
        bearing.isPair ? doubleRow(bearing, tangent, { y1: 0.45, x2: 0.67, y2: 0.67 }) : singleTaper(bearing, tangent),
      );
    case 'cylindrical roller':
      return cylindricalFactors(bearing);
    default:
      return { missing: 'formula' };
  }
}

function relativeAxialOf({ f0, staticKN }: RatedBearing, axialKN: number, rows: number): number | Unknown {
  if (staticKN === undefined) return { missing: 'C0' };
  return f0 === undefined ? { missing: 'f0' } : (f0 * axialKN * rows) / staticKN;
}

function grooveLoadFactors(bearing: RatedBearing, axialKN: number): LoadFactors | Unknown {
  const relativeAxial = relativeAxialOf(bearing, axialKN, 1);
  if (typeof relativeAxial !== 'number') return relativeAxial;
  const [e = 0, y2 = 0] = interpolate(grooveFactors, relativeAxial);
  return { e, x1: 1, y1: 0, x2: 0.56, y2, relativeAxial };
}

function angularLoadFactors(bearing: RatedBearing, axialKN: number): LoadFactors | Unknown {
  const isPair = bearing.isPair === true || bearing.type !== 'angular contact ball';
  const degrees = bearing.contactAngleDegrees ?? (bearing.type === 'four-point contact ball' ? fourPointDegrees : 0);
  if (degrees === 15) {
    const relativeAxial = relativeAxialOf(bearing, axialKN, isPair ? 2 : 1);
    if (typeof relativeAxial !== 'number') return relativeAxial;
    const [e = 0, y = 0, y1 = 0, y2 = 0] = interpolate(fifteenDegreeFactors, relativeAxial);
    return isPair ? { e, x1: 1, y1, x2: 0.72, y2, relativeAxial } : { e, x1: 1, y1: 0, x2: 0.44, y2: y, relativeAxial };
  }
  const row = valuesAt(angularFactors, degrees);
  if (!row) return { missing: 'contact angle' };
  const [e = 0, x = 0, y = 0, y1 = 0, x2 = 0, y2 = 0] = row;
  return isPair ? { e, x1: 1, y1, x2, y2 } : { e, x1: 1, y1: 0, x2: x, y2: y };
}

/** tan α; from e, else from the maker's Y of one tapered bearing, else from the contact angle. */
function tangentOf({ type, e, y2, contactAngleDegrees }: RatedBearing): number | undefined {
  if (e !== undefined) return e / 1.5;
  if (y2 !== undefined && (type === 'tapered roller' || type === 'tapered roller inch')) return 0.4 / y2;
  return contactAngleDegrees === undefined ? undefined : Math.tan((contactAngleDegrees * Math.PI) / 180);
}

function withTangent(bearing: RatedBearing, factors: (tangent: number) => LoadFactors): LoadFactors | Unknown {
  const tangent = tangentOf(bearing);
  return tangent === undefined ? { missing: 'e' } : factors(tangent);
}

type DoubleRow = { y1: number; x2: number; y2: number };

function doubleRow({ isPair, ...bearing }: RatedBearing, tangent: number, { y1, x2, y2 }: DoubleRow): LoadFactors {
  const own: Pick<RatedBearing, 'y1' | 'y2'> = isPair ? {} : bearing;
  return { e: 1.5 * tangent, x1: 1, y1: own.y1 ?? y1 / tangent, x2, y2: own.y2 ?? y2 / tangent };
}

const singleTaper = ({ y2 }: RatedBearing, tangent: number): LoadFactors => ({
  e: 1.5 * tangent,
  x1: 1,
  y1: 0,
  x2: 0.4,
  y2: y2 ?? 0.4 / tangent,
});

const narrowCylindrical = /(?:10|2|3|4)$/;
const wideCylindrical = /(?:22|23)$/;

function cylindricalFactors({ series }: RatedBearing): LoadFactors | Unknown {
  if (wideCylindrical.test(series)) return { e: 0.3, x1: 1, y1: 0, x2: 0.92, y2: 0.4 };
  return narrowCylindrical.test(series) ? { e: 0.2, x1: 1, y1: 0, x2: 0.92, y2: 0.6 } : { missing: 'formula' };
}

/** Y0 of a bearing with an angle, one row or two. Source: ISO 76. */
export function staticTangentFactor(bearing: RatedBearing, isDouble: boolean): number | Unknown {
  if (bearing.y0 !== undefined && !bearing.isPair) return bearing.y0;
  const tangent = tangentOf(bearing);
  return tangent === undefined ? { missing: 'e' } : (isDouble ? 0.44 : 0.22) / tangent;
}
