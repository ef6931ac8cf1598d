import type { BoreType, Seal } from '../bearings/attributes.ts';
import { parseDesignation } from '../bearings/designation/parse-designation.ts';
import type { ParsedDesignation } from '../bearings/designation/parsed-designation.ts';
import { universalNumber } from '../bearings/designation/universal-number.ts';
import type { Maker, RangeRow } from '../bearings/maker.ts';
import { estimateMassKg } from '../bearings/trade-data/estimate-mass.ts';
import { indianHsnCode } from '../bearings/trade-data/hsn-code.ts';
import { demoMakers } from './demo-makers.ts';

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
  readonly dynamicKn?: number;
  readonly staticKn?: number;
  readonly greaseRpm?: number;
  readonly oilRpm?: number;
};

/** `seal` is null where the type has no variants (inserts). */
export type DemoItem = Omit<SeedRow, 'hsn'> & {
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
    dynamicKn: optionalNumber(record.C_kN),
    staticKn: optionalNumber(record.C0_kN),
    greaseRpm: optionalNumber(record.speed_rpm_grease),
    oilRpm: optionalNumber(record.speed_rpm_oil),
  };
  return {
    designation: record.designation,
    type: record.type,
    series: record.series ?? '',
    d,
    D,
    B,
    popular: record.popular === 'yes',
    ...(Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)) as Partial<SeedRow>),
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

function toDemoItem(
  seed: SeedRow,
  { name: maker, country }: Maker,
  row: RangeRow,
  suffix: string,
): DemoItem | undefined {
  const basic = basicNumber(seed, row.name);
  const designation = `${basic}${suffix}`;
  const facts = basic === undefined ? undefined : factsOf(parseDesignation(designation, maker));
  if (!facts) return undefined;
  const mass = seed.massKg ?? estimateMassKg(facts.type, facts.d, facts.D, facts.B);
  return {
    ...seed,
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
