import { loadDirectionOf, type RatedBearing } from '../../bearings/calculation/rated-bearing.ts';
import type { ParsedDesignation } from '../../bearings/designation/parsed-designation.ts';
import type { BearingFacts, Fact } from '../../bearings/facts/bearing-facts.ts';
import { factsOf } from '../../bearings/facts/facts-of.ts';
import { type Range, radialClearanceMicrons } from '../../bearings/tolerances/radial-clearance.ts';
import { parseDesignationCached } from '../designation/parse-designation-cached.ts';
import type { ItemRow } from '../items/item.contract.ts';
import type { CalculateQuery } from './calculate-query.rule.ts';
import type { SpeedLimits } from './speed-limits.ts';

/** The bearing that is calculated: the seller's item, or a designation whose figures are typed. */
export type Subject = {
  name: string;
  rated: RatedBearing;
  /** Before mounting; undefined where it is not known. */
  clearanceMicrons: Range | undefined;
  clearance: string;
  limitsRpm: SpeedLimits;
  /** Where the dynamic rating comes from, if neither the list nor the buyer gave it. */
  ratingSource: string;
  isClosed: boolean;
  hasTaperBore: boolean;
  /** Deviations of its mean bore and outside diameter; undefined where they are not known. */
  boreMicrons: Range | undefined;
  outsideMicrons: Range | undefined;
};

type Known = Pick<ItemRow, 'dynamic_load' | 'static_load' | 'speed_grease' | 'speed_oil'> &
  Pick<ItemRow, 'itemname' | 'brandname' | 'Dimension_ID' | 'Dimension_OD' | 'Dimension_OW'>;

const positive = (value: number | null | undefined): number | undefined => (value ? value : undefined);

/** Undefined where the designation is not understood, or names no rolling bearing. */
export function subjectOf(
  designation: string,
  item: Known | undefined,
  typed?: Pick<CalculateQuery, 'numbers' | 'clearance'>,
): Subject | undefined {
  const reading = parseDesignationCached(item?.itemname ?? designation, item?.brandname ?? '');
  const facts = factsOf(reading);
  const rated = ratedBearing(reading, item, typed, facts);
  if (!reading.known || loadDirectionOf(rated) === undefined) return undefined;
  const isClosed = /^(?:2|RSZ|RZZ)/.test(reading.sealCode ?? '');
  const clearance = typed?.clearance ?? reading.clearance;
  const clearanceNote = typed?.clearance ? '' : reading.clearanceNote;
  const ofClass = radialClearanceMicrons({ ...reading, boreMm: rated.boreMm ?? null, clearance, clearanceNote });
  return {
    name: item?.itemname ?? designation,
    rated,
    clearance,
    clearanceMicrons: typed?.clearance ? ofClass : (facts.clearanceMicrons?.value ?? ofClass),
    limitsRpm: limitsOf(item, typed, facts, isClosed),
    ratingSource: hasOwnRating(reading, item, typed) ? '' : (facts.dynamicKN?.source ?? ''),
    isClosed,
    hasTaperBore: reading.bore !== 'cylindrical',
    boreMicrons: facts.boreToleranceMicrons?.value,
    outsideMicrons: facts.outsideToleranceMicrons?.value,
  };
}

const hasOwnRating = (
  { setOf }: ParsedDesignation,
  item: Known | undefined,
  typed: Pick<CalculateQuery, 'numbers'> | undefined,
): boolean => typed?.numbers.c.value !== undefined || (setOf === 1 && item !== undefined && item.dynamic_load > 0);

/** The list goes before the catalogue; what is closed on both sides keeps its grease. */
function limitsOf(
  item: Known | undefined,
  typed: Pick<CalculateQuery, 'numbers'> | undefined,
  { greaseSpeedRpm, oilSpeedRpm }: BearingFacts,
  isClosed: boolean,
): SpeedLimits {
  const own = typed?.numbers.limit.value;
  if (own !== undefined) return { typed: own };
  const listed = { grease: positive(item?.speed_grease), oil: positive(item?.speed_oil) };
  const known = listed.grease || listed.oil ? listed : { grease: greaseSpeedRpm?.value, oil: oilSpeedRpm?.value };
  return isClosed && known.grease ? { grease: known.grease } : known;
}

const figure = (typed: number | undefined, fact: Fact | undefined): number | undefined => typed ?? fact?.value;

function ratedBearing(
  reading: ParsedDesignation,
  item: Known | undefined,
  typed: Pick<CalculateQuery, 'numbers'> | undefined,
  facts: BearingFacts,
): RatedBearing {
  // The seller lists the ratings of one bearing; those of a set are not known.
  const own = reading.setOf === 1 ? item : undefined;
  const numbers = typed?.numbers;
  const typedE = numbers?.e.value;
  const factors = typedE === undefined ? { y1: facts.y1?.value, y2: facts.y2?.value, y0: facts.y0?.value } : {};
  const staticKN = figure(numbers?.c0.value ?? positive(own?.static_load), facts.staticKN);
  return {
    type: reading.type,
    series: reading.series ?? '',
    isPair: reading.pairing === 'DB' || reading.pairing === 'DF',
    isFullComplement: reading.cage === 'full complement',
    boreMm: positive(item?.Dimension_ID) ?? positive(reading.boreMm),
    outsideMm: positive(item?.Dimension_OD) ?? positive(reading.outsideMm),
    widthMm: positive(item?.Dimension_OW) ?? positive(reading.widthMm),
    dynamicKN: figure(numbers?.c.value ?? positive(own?.dynamic_load), facts.dynamicKN),
    staticKN,
    // The one of the catalogue belongs to the C0 of the catalogue.
    fatigueKN: staticKN === facts.staticKN?.value ? facts.fatigueKN?.value : undefined,
    f0: figure(numbers?.f0.value, facts.f0),
    e: figure(typedE, facts.e),
    ...factors,
    contactAngleDegrees: reading.contactAngleDegrees ?? facts.contactAngleDegrees?.value,
  };
}
