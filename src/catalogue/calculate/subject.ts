import { loadDirectionOf, type RatedBearing } from '../../bearings/calculation/rated-bearing.ts';
import { parseDesignation } from '../../bearings/designation/parse-designation.ts';
import type { ParsedDesignation } from '../../bearings/designation/parsed-designation.ts';
import { designationKey } from '../../bearings/designation/search-key.ts';
import { drawnOf } from '../../bearings/drawing/form-of-designation.ts';
import type { Drawn } from '../../bearings/drawing/section-svg.ts';
import type { BearingFacts, Fact } from '../../bearings/facts/bearing-facts.ts';
import { factsOf } from '../../bearings/facts/facts-of.ts';
import { compareBearings } from '../../bearings/interchange/compare-bearings.ts';
import { type Range, radialClearanceMicrons } from '../../bearings/tolerances/radial-clearance.ts';
import type { ItemRow } from '../items/item.contract.ts';
import type { CalculateQuery } from './calculate-query.rule.ts';
import type { SpeedLimits } from './speed-limits.ts';

/** The bearing that is calculated: what was typed, with the figures of its number, of the seller's item, or typed. */
export type Subject = {
  name: string;
  rated: RatedBearing;
  /** The clearance before mounting; undefined where it is not known. */
  clearanceMicrons: Range | undefined;
  clearance: string;
  limitsRpm: SpeedLimits;
  /** Where the dynamic rating comes from, if neither the list of this bearing nor the buyer gave it. */
  ratingSource: string;
  /** The seller's item that it is taken from, where that has another number. */
  ratedAs: string;
  isClosed: boolean;
  hasTaperBore: boolean;
  /** Deviations of its mean bore and outside diameter; undefined where they are not known. */
  boreMicrons: Range | undefined;
  outsideMicrons: Range | undefined;
  drawn: Drawn;
};

type Known = Pick<ItemRow, 'dynamic_load' | 'static_load' | 'speed_grease' | 'speed_oil'> &
  Pick<ItemRow, 'itemname' | 'brandname' | 'Dimension_ID' | 'Dimension_OD' | 'Dimension_OW'>;

const positive = (value: number | null | undefined): number | undefined => (value ? value : undefined);

/** Whether the item is the bearing that is typed, not only one that may take its place. */
const isItself = (designation: string, { itemname, brandname }: Named): boolean =>
  designation === '' ||
  [itemname, `${brandname} ${itemname}`].some((name) => designationKey(name) === designationKey(designation));

type Named = Pick<ItemRow, 'itemname' | 'brandname'>;

/** Whether the figures of an item hold for what is typed: it is interchangeable and of the same design. */
export function canStandFor(designation: string, item: Named): boolean {
  if (isItself(designation, item)) return true;
  const { level, differs } = compareBearings(
    parseDesignation(designation),
    parseDesignation(item.itemname, item.brandname),
  );
  return level !== 'same-size' && level !== 'different' && !differs.includes('design');
}

type Typed = Pick<CalculateQuery, 'numbers' | 'clearance'>;

/** Undefined where the designation is not understood, or names no rolling bearing. */
export function subjectOf(designation: string, item: Known | undefined, typed?: Typed): Subject | undefined {
  const own = item && isItself(designation, item) ? item : undefined;
  const reading = own ? parseDesignation(own.itemname, own.brandname) : parseDesignation(designation);
  const facts = factsOf(reading);
  const source = sourceOf(reading, item, own, typed, facts);
  const rated = ratedBearing(reading, figuresOf(reading, item, own, facts), typed, facts);
  if (!reading.known || loadDirectionOf(rated) === undefined) return undefined;
  const isClosed = /^(?:2|RSZ|RZZ)/.test(reading.sealCode ?? '');
  const clearance = typed?.clearance ?? reading.clearance;
  const clearanceNote = typed?.clearance ? '' : reading.clearanceNote;
  const ofClass = radialClearanceMicrons({ ...reading, boreMm: rated.boreMm ?? null, clearance, clearanceNote });
  return {
    name: own?.itemname ?? designation,
    rated,
    clearance,
    clearanceMicrons: typed?.clearance ? ofClass : (facts.clearanceMicrons?.value ?? ofClass),
    limitsRpm: limitsOf(item, own, typed, facts, isClosed),
    ...source,
    isClosed,
    hasTaperBore: reading.bore !== 'cylindrical',
    boreMicrons: facts.boreToleranceMicrons?.value,
    outsideMicrons: facts.outsideToleranceMicrons?.value,
    drawn: drawnOf(reading, { d: rated.boreMm ?? 0, D: rated.outsideMm ?? 0, B: rated.widthMm ?? 0 }),
  };
}

type Figures = {
  boreMm: number | undefined;
  outsideMm: number | undefined;
  widthMm: number | undefined;
  dynamicKN: number | undefined;
  staticKN: number | undefined;
};

/** The list knows its own item best; of another number the catalogue goes before an item that stands for it. */
function figuresOf(
  { setOf, ...reading }: ParsedDesignation,
  item: Known | undefined,
  own: Known | undefined,
  facts: BearingFacts,
): Figures {
  // The seller lists the ratings of one bearing; those of a set are not known.
  const rating = (name: 'dynamic_load' | 'static_load', fact: Fact | undefined) => {
    const [ofOwn, ofItem] = setOf === 1 ? [positive(own?.[name]), positive(item?.[name])] : [];
    return ofOwn ?? fact?.value ?? ofItem;
  };
  return {
    boreMm: positive(own?.Dimension_ID) ?? positive(reading.boreMm),
    outsideMm: positive(own?.Dimension_OD) ?? positive(reading.outsideMm),
    widthMm: positive(own?.Dimension_OW) ?? positive(reading.widthMm),
    dynamicKN: rating('dynamic_load', facts.dynamicKN),
    staticKN: rating('static_load', facts.staticKN),
  };
}

function sourceOf(
  { setOf }: ParsedDesignation,
  item: Known | undefined,
  own: Known | undefined,
  typed: Typed | undefined,
  { dynamicKN }: BearingFacts,
): Pick<Subject, 'ratingSource' | 'ratedAs'> {
  const isListed = setOf === 1 && positive(item?.dynamic_load) !== undefined;
  if (typed?.numbers.c.value !== undefined || (own && isListed)) return { ratingSource: '', ratedAs: '' };
  if (dynamicKN) return { ratingSource: dynamicKN.source, ratedAs: '' };
  return { ratingSource: '', ratedAs: item && isListed ? `${item.brandname} ${item.itemname}` : '' };
}

/** What is closed on both sides keeps its grease. */
function limitsOf(
  item: Known | undefined,
  own: Known | undefined,
  typed: Typed | undefined,
  { greaseSpeedRpm, oilSpeedRpm }: BearingFacts,
  isClosed: boolean,
): SpeedLimits {
  const limit = typed?.numbers.limit.value;
  if (limit !== undefined) return { typed: limit };
  const ofCatalogue = { grease: greaseSpeedRpm?.value, oil: oilSpeedRpm?.value };
  const ofItem = listedLimits(item);
  const known = [listedLimits(own), ofCatalogue].find(({ grease, oil }) => grease || oil) ?? ofItem;
  return isClosed && known.grease ? { grease: known.grease } : known;
}

const listedLimits = (item: Known | undefined) => ({
  grease: positive(item?.speed_grease),
  oil: positive(item?.speed_oil),
});

function ratedBearing(
  reading: ParsedDesignation,
  figures: Figures,
  typed: Typed | undefined,
  facts: BearingFacts,
): RatedBearing {
  const numbers = typed?.numbers;
  const typedE = numbers?.e.value;
  const factors = typedE === undefined ? { y1: facts.y1?.value, y2: facts.y2?.value, y0: facts.y0?.value } : {};
  const staticKN = numbers?.c0.value ?? figures.staticKN;
  return {
    type: reading.type,
    series: reading.series ?? '',
    isPair: reading.pairing === 'DB' || reading.pairing === 'DF',
    isFullComplement: reading.cage === 'full complement',
    ...figures,
    dynamicKN: numbers?.c.value ?? figures.dynamicKN,
    staticKN,
    // The one of the catalogue belongs to the C0 of the catalogue.
    fatigueKN: staticKN === facts.staticKN?.value ? facts.fatigueKN?.value : undefined,
    f0: numbers?.f0.value ?? facts.f0?.value,
    e: typedE ?? facts.e?.value,
    ...factors,
    contactAngleDegrees: reading.contactAngleDegrees ?? facts.contactAngleDegrees?.value,
  };
}
