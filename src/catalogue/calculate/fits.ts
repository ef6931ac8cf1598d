import {
  type HousingClass,
  housingDeviations,
  type ShaftClass,
  shaftDeviations,
} from '../../bearings/fits/deviations.ts';
import { type LoadLevel, loadLevel, usualHousingClass, usualShaftClass } from '../../bearings/fits/fit-choice.ts';
import {
  interferenceInHousing,
  interferenceOnShaft,
  type OperatingClearance,
  operatingClearance,
} from '../../bearings/fits/operating-clearance.ts';
import type { Range } from '../../bearings/tolerances/radial-clearance.ts';
import type { CalculateQuery } from './calculate-query.rule.ts';
import type { Subject } from './subject.ts';

/** Interference in µm, negative is loose; undefined where it is not known. */
export type Fits = {
  level: LoadLevel;
  /** Whether it is not known how heavy the load is for the bearing, so that a normal one is taken. */
  isLevelAssumed: boolean;
  shaft: ShaftClass | undefined;
  housing: HousingClass | undefined;
  onShaft: Range | undefined;
  inHousing: Range | undefined;
  clearanceMicrons: Range | undefined;
  atWork: OperatingClearance | undefined;
};

/** A tapered bore is pushed up until the clearance is right, so that no shaft class decides it. */
export function fitsOf(query: CalculateQuery, subject: Subject, loadKN: number | undefined): Fits {
  const { rated, clearanceMicrons, hasTaperBore, boreMicrons, outsideMicrons } = subject;
  const { type, boreMm, outsideMm, dynamicKN } = rated;
  const known = query.load ?? (loadKN !== undefined && dynamicKN ? loadLevel(loadKN, dynamicKN) : undefined);
  const level = known ?? 'normal';
  const usual = boreMm ? { type, boreMm, turning: query.turning, level } : undefined;
  const shaft = hasTaperBore ? undefined : (query.shaft ?? (usual && usualShaftClass(usual)));
  const housing = query.housing ?? (usual && usualShaftClass(usual) && usualHousingClass(usual));
  const turned = shaft && boreMm ? shaftDeviations(shaft, boreMm) : undefined;
  const bored = housing && outsideMm ? housingDeviations(housing, outsideMm) : undefined;
  const onShaft = turned && boreMicrons && interferenceOnShaft(turned, boreMicrons);
  const inHousing = bored && outsideMicrons && interferenceInHousing(bored, outsideMicrons);
  const warmerK = query.numbers.warmer.value ?? 0;
  const canWork = onShaft && inHousing && clearanceMicrons && boreMm && outsideMm;
  const atWork = canWork
    ? operatingClearance({ type, boreMm, outsideMm, clearance: clearanceMicrons, onShaft, inHousing, warmerK })
    : undefined;
  return { level, isLevelAssumed: known === undefined, shaft, housing, onShaft, inHousing, clearanceMicrons, atWork };
}
