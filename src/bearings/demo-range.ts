import type { RangeRow } from './demo-range.data.ts';
import { demoRanges } from './demo-range.data.ts';
import { suffixFacts } from './demo-suffix.ts';
import { makers } from './makers.data.ts';
import type { Bore, Seal } from './words.ts';

export { makers } from './makers.data.ts';

/** One basic designation with its facts: mm, kg, kN, rpm. */
export type SeedRow = {
  readonly designation: string;
  readonly type: string;
  readonly series: string;
  readonly d: number;
  readonly D: number;
  /** Width; T for tapers, H for thrust bearings. */
  readonly B: number;
  readonly popular: boolean;
  readonly massKg?: number;
  readonly hsn?: string;
  readonly dynamicKn?: number;
  readonly staticKn?: number;
  readonly greaseRpm?: number;
  readonly oilRpm?: number;
};

/** One item of the demo catalogue. `seal` is null where the type has none to tell (inserts). */
export type DemoDesignation = Omit<SeedRow, 'hsn'> & {
  readonly maker: string;
  readonly seal: Seal | null;
  readonly clearance: string;
  readonly cage: string | null;
  readonly bore: Bore;
  readonly universalNo: string;
  /** ISO 3166 of the maker; left out where it is not known. */
  readonly countryOfOrigin?: string;
  readonly hsn: string;
};

const HSN_BALL_AND_ROLLER = '8482';

const number = (text: string | undefined): number | undefined => (text ? Number(text) : undefined);

/** A record of data/bearings/seed-bearings.csv; undefined where a size is missing. */
export function seedRow(record: Readonly<Record<string, string>>): SeedRow | undefined {
  const [d, D, B] = [number(record.d_mm), number(record.D_mm), number(record.B_mm)];
  if (!record.designation || !record.type || d === undefined || D === undefined || B === undefined) return undefined;
  const known = {
    massKg: number(record.mass_kg),
    hsn: record.hsn_in || undefined,
    dynamicKn: number(record.C_kN),
    staticKn: number(record.C0_kN),
    greaseRpm: number(record.speed_rpm_grease),
    oilRpm: number(record.speed_rpm_oil),
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

/** The maker's own basic number; undefined where its pattern needs whole millimetres and the size has none. */
function basicNumber(seed: SeedRow, pattern = '{n}'): string | undefined {
  const sizes: Record<string, number> = { d: seed.d, D: seed.D, B: seed.B };
  const used = [...pattern.matchAll(/\{([dDB])\}/g)].map((found) => sizes[found[1] ?? ''] ?? 0);
  if (!used.every(Number.isInteger)) return undefined;
  return pattern.replace('{n}', seed.designation).replace(/\{([dDB])\}/g, (_, name: string) => String(sizes[name]));
}

function universalNumber(seed: SeedRow, facts: ReturnType<typeof suffixFacts>): string {
  const basic = seed.designation.replace(/^68(?=\d\d$)/, '618').replace(/^69(?=\d\d$)/, '619');
  const texts = facts.flatMap((fact) => (fact.universal ? [fact.universal] : [])).sort((a, b) => a[0] - b[0]);
  return basic + texts.map(([, text]) => text).join('');
}

function item(seed: SeedRow, row: RangeRow, suffix: string): DemoDesignation | undefined {
  const basic = basicNumber(seed, row.name);
  if (basic === undefined) return undefined;
  const facts = suffixFacts(suffix, seed.type);
  const country = makers.find((maker) => maker.name === row.maker)?.country;
  return {
    ...seed,
    designation: basic + suffix,
    maker: row.maker,
    seal: facts.find((fact) => fact.seal)?.seal ?? (seed.type === 'insert/unit' ? null : 'open'),
    clearance: facts.find((fact) => fact.clearance)?.clearance ?? 'CN',
    cage: facts.find((fact) => fact.cage)?.cage ?? null,
    bore: facts.find((fact) => fact.bore)?.bore ?? 'cylindrical',
    universalNo: universalNumber(seed, facts),
    hsn: seed.hsn ?? HSN_BALL_AND_ROLLER,
    ...(country === undefined ? {} : { countryOfOrigin: country }),
  };
}

/** Every suffix variant of one basic designation that the demo catalogue's makers sell, in each maker's spelling. */
export function demoRange(seed: SeedRow): DemoDesignation[] {
  const items = demoRanges
    .filter((row) => row.series.split(' ').includes(seed.series))
    .filter((row) => seed.d >= (row.from ?? 0) && seed.d <= (row.to ?? Number.POSITIVE_INFINITY))
    .flatMap((row) => suffixesOf(row).map((suffix) => item(seed, row, suffix)))
    .filter((made) => made !== undefined);
  return [...new Map(items.map((made) => [`${made.maker} ${made.designation}`, made])).values()];
}

const suffixesOf = (row: RangeRow): string[] =>
  row.forms.split(' ').flatMap((form) => {
    const text = form === '_' ? '' : form.replace('_', ' ');
    return (row.fits ?? ['']).map((fit) => text + fit);
  });
