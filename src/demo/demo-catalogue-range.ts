import type { BoreType, Seal } from '../bearings/attributes.ts';
import { parseDesignation } from '../bearings/designation/parse-designation.ts';
import type { ParsedDesignation } from '../bearings/designation/parsed-designation.ts';
import { universalNumber } from '../bearings/designation/universal-number.ts';
import type { Maker, RangeRow } from '../bearings/maker.ts';
import { estimateMassKg } from '../bearings/trade-data/estimate-mass.ts';
import { indianHsnCode } from '../bearings/trade-data/hsn-code.ts';
import { withoutMissing } from '../lib/without-missing.ts';
import { demoMakers } from './demo-makers.ts';

export type DemoRatings = {
  readonly dynamicKn?: number;
  readonly staticKn?: number;
  readonly greaseRpm?: number;
  readonly oilRpm?: number;
};

/** mm, kg, kN, rpm. */
export type SeedRow = {
  readonly designation: string;
  readonly type: string;
  readonly series: string;
  readonly d: number;
  readonly D: number;
  /** T for tapers, H for thrust bearings. */
  readonly B: number;
  readonly popular: boolean;
  readonly massKg?: number;
  readonly hsn?: string;
  /** Open bearings of the plain design. */
  readonly ratings?: DemoRatings;
};

/** `seal` is null where the type has no variants (inserts). */
export type DemoItem = Omit<SeedRow, 'hsn' | 'ratings'> &
  DemoRatings & {
    readonly maker: string;
    readonly seal: Seal | null;
    readonly clearance: string;
    readonly cage: string | null;
    readonly bore: BoreType;
    readonly universalNo: string;
    readonly countryOfOrigin?: string;
    readonly hsn: string;
  };

const HSN_BALL_AND_ROLLER = '8482';

const optionalNumber = (text: string | undefined): number | undefined => (text ? Number(text) : undefined);

export function parseSeedRow(record: Readonly<Record<string, string>>): SeedRow | undefined {
  const [d, D, B] = [optionalNumber(record.d_mm), optionalNumber(record.D_mm), optionalNumber(record.B_mm)];
  if (!record.designation || !record.type || d === undefined || D === undefined || B === undefined) return undefined;
  const known = {
    massKg: optionalNumber(record.mass_kg),
    hsn: record.hsn_in || undefined,
  };
  return {
    designation: record.designation,
    type: record.type,
    series: record.series ?? '',
    d,
    D,
    B,
    popular: record.popular === 'yes',
    ...withoutMissing(known),
    ratings: withoutMissing({
      dynamicKn: optionalNumber(record.C_kN),
      staticKn: optionalNumber(record.C0_kN),
      greaseRpm: optionalNumber(record.speed_rpm_grease),
      oilRpm: optionalNumber(record.speed_rpm_oil),
    }),
  };
}

function basicNumber(seed: SeedRow, pattern = '{n}'): string | undefined {
  const sizes: Record<string, number> = { d: seed.d, D: seed.D, B: seed.B };
  const used = [...pattern.matchAll(/\{([dDB])\}/g)].map((found) => sizes[found[1] ?? ''] ?? 0);
  if (!used.every(Number.isInteger)) return undefined;
  return pattern.replace('{n}', seed.designation).replace(/\{([dDB])\}/g, (_, name: string) => String(sizes[name]));
}

function factsOf(reading: ParsedDesignation) {
  const { type, series, boreMm: d, outsideMm: D, widthMm: B, seal, clearance, cage, bore, unknown } = reading;
  if (!type || !series || d === null || D === null || B === null || unknown.length > 0) return undefined;
  return { type, series, d, D, B, seal, clearance, cage, bore, universalNo: universalNumber(reading) };
}

/** The file's ratings of angular contact ball bearings are for 40°. */
const ratedAngleDegrees = 40;

/** Another design, angle or seal has other ratings, except that seals change only the speed of deep groove bearings. */
function ratingsThatHold({ greaseRpm, oilRpm, ...loads }: DemoRatings, reading: ParsedDesignation): DemoRatings {
  const { type, cage, contactAngleDegrees, seal } = reading;
  const hasAngle = type !== 'angular contact ball' || contactAngleDegrees === ratedAngleDegrees;
  if (!isPlainDesign(reading) || !hasAngle || (seal !== 'open' && type !== 'deep groove ball')) return {};
  const hasSpeeds = seal === 'open' && cage === null;
  return { ...loads, ...(hasSpeeds ? withoutMissing({ greaseRpm, oilRpm }) : {}) };
}

/** X only says that a tapered roller bearing has the sizes of ISO. */
const isPlainDesign = ({ design, material, pairing, cage, tokens }: ParsedDesignation): boolean =>
  design === '' &&
  material === null &&
  pairing === '' &&
  cage !== 'full complement' &&
  tokens.every(({ text, meaning }) => meaning.variant !== 'design' || text === 'X');

function toDemoItem(
  seed: SeedRow,
  { name: maker, country }: Maker,
  row: RangeRow,
  suffix: string,
): DemoItem | undefined {
  const basic = basicNumber(seed, row.name);
  const designation = `${basic}${suffix}`;
  const reading = basic === undefined ? undefined : parseDesignation(designation, maker);
  const facts = reading && factsOf(reading);
  if (!facts) return undefined;
  const { ratings = {}, ...plain } = seed;
  const mass = seed.massKg ?? estimateMassKg(facts.type, facts.d, facts.D, facts.B / reading.setOf);
  return {
    ...plain,
    ...ratingsThatHold(ratings, reading),
    ...facts,
    designation,
    maker,
    ...(mass === undefined ? {} : { massKg: Number(mass.toPrecision(3)) }),
    hsn: indianHsnCode(facts.type, facts.d) ?? seed.hsn ?? HSN_BALL_AND_ROLLER,
    ...(country === undefined ? {} : { countryOfOrigin: country }),
  };
}

/** Facts come from parsing the designation; an incomplete result makes no item. */
export function demoItemsFor(seed: SeedRow): DemoItem[] {
  const items = demoMakers
    .flatMap((maker) => maker.demo.range.map((row) => ({ maker, row })))
    .filter(({ row }) => row.series.split(' ').includes(seed.series))
    .filter(({ row }) => seed.d >= (row.from ?? 0) && seed.d <= (row.to ?? Number.POSITIVE_INFINITY))
    .flatMap(({ maker, row }) => suffixesOf(row).map((suffix) => toDemoItem(seed, maker, row, suffix)))
    .filter((demoItem) => demoItem !== undefined);
  return [...new Map(items.map((demoItem) => [`${demoItem.maker} ${demoItem.designation}`, demoItem])).values()];
}

const suffixesOf = (row: RangeRow): string[] =>
  row.forms.split(' ').flatMap((form) => {
    const text = form === '_' ? '' : form.replace('_', ' ');
    return (row.fits ?? ['']).map((fit) => text + fit);
  });
