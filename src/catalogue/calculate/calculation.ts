import {
  type EquivalentLoad,
  equivalentDynamicLoad,
  innerAxialKN,
} from '../../bearings/calculation/equivalent-load.ts';
import { bearingFrequencies, type Frequencies, type RollingSet } from '../../bearings/calculation/frequencies.ts';
import { type MinimumLoad, minimumLoad } from '../../bearings/calculation/minimum-load.ts';
import {
  contaminationFactor,
  fatigueLimitKN,
  lifeModificationFactor,
  meanDiameterMm,
  referenceViscosity,
} from '../../bearings/calculation/modified-life.ts';
import type { Load, MissingFigure, Refused, Unknown } from '../../bearings/calculation/rated-bearing.ts';
import { basicLife, lifeHours, neededDynamicKN, reliabilityFactor } from '../../bearings/calculation/rating-life.ts';
import { type Relubrication, relubrication, relubricationGrams } from '../../bearings/calculation/relubrication.ts';
import { equivalentStaticLoad, type StaticLoad, staticSafety } from '../../bearings/calculation/static-load.ts';
import { type CalculateQuery, valuesOfNumbers } from './calculate-query.rule.ts';
import { type Fits, fitsOf } from './fits.ts';
import type { Subject } from './subject.ts';

export type Life = { millionRevolutions: number; hours: number | undefined; neededKN: number | undefined };

export type ModifiedLife = {
  hours: number;
  factor: number;
  reliabilityFactor: number;
  oil: number;
  referenceViscosity: number;
  contamination: number;
  fatigueKN: number;
};

/** What is worked out of one bearing; undefined where it was not asked for, missing where a figure is not known. */
export type Calculation = {
  load: Load;
  dynamic: EquivalentLoad | Unknown | Refused | undefined;
  life: Life | Unknown | undefined;
  modified: ModifiedLife | Unknown | undefined;
  static: StaticLoad | Unknown | Refused | undefined;
  safety: number | Unknown | undefined;
  minimum: MinimumLoad | Unknown;
  innerAxialKN: number | undefined;
  meanMm: number | undefined;
  grease: (Relubrication & { grams: number | undefined }) | undefined;
  rolling: RollingSet | undefined;
  frequencies: Frequencies | undefined;
  fits: Fits;
};

export function calculate(query: CalculateQuery, subject: Subject): Calculation {
  const { rated } = subject;
  const { fr, fa, n, hours } = valuesOfNumbers(query);
  const load = { radialKN: fr ?? 0, axialKN: fa ?? 0 };
  const isLoaded = load.radialKN > 0 || load.axialKN > 0;
  const dynamic = isLoaded ? equivalentDynamicLoad(rated, load) : undefined;
  const loadKN = dynamic && 'loadKN' in dynamic ? dynamic.loadKN : undefined;
  const life = loadKN === undefined ? undefined : lifeOf(subject, loadKN, n, hours);
  const stat = isLoaded ? equivalentStaticLoad(rated, load) : undefined;
  const rolling = rollingSetOf(query, subject);
  return {
    load,
    dynamic,
    life,
    modified: life && 'hours' in life ? modifiedLife(query, subject, loadKN ?? 0, life.hours) : undefined,
    static: stat,
    safety: stat && 'loadKN' in stat ? safetyOf(rated.staticKN, stat.loadKN) : undefined,
    minimum: minimumLoad(rated),
    innerAxialKN: innerForce(subject, dynamic, load.radialKN),
    meanMm: meanOf(subject),
    grease: greaseOf(query, subject),
    rolling,
    frequencies: rolling && bearingFrequencies(rolling),
    fits: fitsOf(query, subject, loadKN),
  };
}

function lifeOf({ rated }: Subject, loadKN: number, rpm?: number, hours?: number): Life | Unknown {
  if (rated.dynamicKN === undefined) return { missing: 'C' };
  const millionRevolutions = basicLife(rated.type, rated.dynamicKN, loadKN);
  return {
    millionRevolutions,
    hours: rpm && lifeHours(millionRevolutions, rpm),
    neededKN: rpm && hours && neededDynamicKN(rated.type, loadKN, rpm, hours),
  };
}

const safetyOf = (staticKN: number | undefined, loadKN: number): number | Unknown =>
  staticKN === undefined ? { missing: 'C0' as MissingFigure } : staticSafety(staticKN, loadKN);

function meanOf({ rated: { boreMm, outsideMm } }: Subject): number | undefined {
  return boreMm && outsideMm ? meanDiameterMm({ boreMm, outsideMm }) : undefined;
}

function modifiedLife(
  query: CalculateQuery,
  subject: Subject,
  loadKN: number,
  hours: number | undefined,
): Calculation['modified'] {
  const { n, oil } = valuesOfNumbers(query);
  const [meanMm, { staticKN }] = [meanOf(subject), subject.rated];
  if (!n || !oil || !meanMm || !hours) return undefined;
  if (staticKN === undefined) return { missing: 'C0' };
  const contamination = contaminationFactor(query.clean, meanMm);
  const fatigueKN = fatigueLimitKN(subject.rated, staticKN, meanMm);
  const reference = referenceViscosity(meanMm, n);
  const stress = { contamination, fatigueKN, loadKN, viscosityRatio: oil / reference };
  const factor = lifeModificationFactor(subject.rated, stress);
  const a1 = reliabilityFactor(query.reliability);
  if (typeof factor === 'object') return factor;
  return {
    hours: a1 * factor * hours,
    factor,
    reliabilityFactor: a1,
    oil,
    referenceViscosity: reference,
    contamination,
    fatigueKN,
  };
}

function innerForce({ rated }: Subject, dynamic: Calculation['dynamic'], radialKN: number): number | undefined {
  const isSingle = (rated.type === 'tapered roller' || rated.type === 'tapered roller inch') && !rated.isPair;
  const y = rated.y2 ?? (rated.e && 0.6 / rated.e);
  return isSingle && dynamic && y && radialKN > 0 ? innerAxialKN(radialKN, y) : undefined;
}

/** Inserts are greased through their housing, as often as their makers say. */
function greaseOf(query: CalculateQuery, { rated, isClosed }: Subject): Calculation['grease'] {
  const { n, temperature } = valuesOfNumbers(query);
  const { type, boreMm, outsideMm, widthMm } = rated;
  if (!n || !boreMm || isClosed || type === 'insert/unit') return undefined;
  const grams = outsideMm && widthMm ? relubricationGrams(outsideMm, widthMm) : undefined;
  return { ...relubrication({ type, boreMm, rpm: n, temperatureC: temperature ?? 70 }), grams };
}

function rollingSetOf(query: CalculateQuery, subject: Subject): RollingSet | undefined {
  const { balls, ball } = valuesOfNumbers(query);
  const meanMm = meanOf(subject);
  if (!balls || !ball || !meanMm || ball >= meanMm / 2) return undefined;
  const contactAngleDegrees = subject.rated.contactAngleDegrees ?? 0;
  return { count: Math.round(balls), elementMm: ball, pitchMm: meanMm, contactAngleDegrees };
}
