import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import type { NamedDemoItem } from '../bearings/maker.ts';
import { estimateMassKg } from '../bearings/trade-data/estimate-mass.ts';
import type { ImportedLot, ImportRow } from '../catalogue/import/import-row.server.ts';
import { withCheckDigit } from '../catalogue/items/gtin.rule.ts';
import { addDays, type Day, workingDayFrom } from '../lib/dates.ts';
import { applyRate } from '../lib/money.ts';
import { type Site, siteModules } from '../sites/site.ts';
import { countriesOfOrigin } from './demo-catalogue-assortment.data.ts';
import { demoPopularity, demoPrice } from './demo-catalogue-price.ts';
import { type DemoItem, demoItemsFor, parseSeedRow } from './demo-catalogue-range.ts';
import { moreSeeds } from './demo-catalogue-sizes.data.ts';
import { type DemoStock, demoStock } from './demo-catalogue-stock.server.ts';
import { sealTerms, typeTerms } from './demo-catalogue-types.data.ts';
import { demoTermsOf, namedItems } from './demo-makers.ts';

/** `massKg` sets price and packing; estimated where the weight is unknown. */
type Bearing = DemoItem & { key: string; weightKg: number | null; massKg: number; popularity: number };

const seedFile = join(import.meta.dirname, '../../data/bearings/seed-bearings.csv');
/** Named items have lower serials. */
const firstSerial = 100_001;

let range: readonly Bearing[] | undefined;

/** The bearings of all makers, the popular ones first; the first call takes a second. */
export function demoRange(): readonly Bearing[] {
  range ??= readSeeds()
    .flatMap(demoItemsFor)
    .map((made) => {
      const weightKg = weightOf(made) ?? null;
      const key = `${made.maker} ${made.designation}`;
      const bearing = {
        ...made,
        key,
        weightKg,
        massKg: weightKg ?? estimateMassKg('deep groove ball', made.d, made.D, made.B) ?? 1,
      };
      return { ...bearing, popularity: demoPopularity(bearing) };
    })
    .sort((a, b) => b.popularity - a.popularity || (a.key < b.key ? -1 : 1));
  return range;
}

function readSeeds() {
  const csv = readFileSync(seedFile, 'utf8');
  const { data } = Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true });
  return [...data.flatMap((record) => parseSeedRow(record) ?? []), ...moreSeeds];
}

function weightOf({ type, d, D, B, ...listed }: DemoItem): number | undefined {
  const kg = listed.massKg ?? estimateMassKg(type, d, D, B);
  return kg === undefined ? undefined : Number(kg.toPrecision(3));
}

/** The cost of the demo's seller, in hundredths of a percent of the list price. */
const costShareBp = 45_00;

const named = new Map(namedItems.map((item) => [`${item.maker} ${item.name}`, item]));

export function namedBearings(site: Site, day: Day): ImportRow[] {
  const sold = siteModules[site.code].demo.assortment;
  return demoRange()
    .filter((bearing) => bearing.maker in sold && named.has(bearing.key))
    .map((bearing) => rowOf(site, day, bearing, '', { onHand: 0 }));
}

export function demoBearings(site: Site, day: Day): ImportRow[] {
  const left: Record<string, number> = { ...siteModules[site.code].demo.assortment };
  const sold = demoRange().filter((bearing) => {
    const more = left[bearing.maker] ?? 0;
    left[bearing.maker] = more - 1;
    return more > 0 || (bearing.maker in siteModules[site.code].demo.assortment && named.has(bearing.key));
  });
  const stock = demoStock(sold);
  const serials: Record<string, number> = {};
  return sold.map((bearing) => {
    const prefix = demoTermsOf(bearing.maker)?.code ?? '';
    const serial = serials[prefix] ?? firstSerial;
    serials[prefix] = serial + 1;
    return rowOf(site, day, bearing, `${prefix}-${serial}`, stock.get(bearing.key) ?? { onHand: 0 });
  });
}

function rowOf(site: Site, day: Day, bearing: Bearing, code: string, generated: DemoStock): ImportRow {
  const known = named.get(bearing.key);
  const stock: DemoStock = known ? { onHand: 0, ...known } : generated;
  const due = (days: number) => workingDayFrom(addDays(day, days), site.calendar);
  const listMinor = known ? namedPrice(known, site) : stock.onRequest ? 0 : demoPrice(bearing, site.currency);
  return {
    ...wordsOf(bearing, site),
    universalStated: '',
    code: known?.code ?? code,
    gtin: demoGtin(known?.code ?? code),
    listMinor,
    costMinor: listMinor > 0 ? applyRate(listMinor, costShareBp) : null,
    taxBp: site.taxRates.newItemBp,
    popularity: known?.popularity ?? bearing.popularity,
    minQty: known?.packs ?? 1,
    orderMultiple: known?.packs ?? 1,
    stock: { onHand: stock.onHand, incoming: [...lot('arriving', stock, due), ...lot('production', stock, due)] },
  };
}

function lot(kind: ImportedLot['kind'], stock: DemoStock, dueIn: (days: number) => Day): ImportedLot[] {
  const coming = stock[kind];
  return coming ? [{ kind, quantity: coming[0], dueOn: dueIn(coming[1]) }] : [];
}

const namedPrice = (item: NamedDemoItem, site: Site) =>
  Math.round((site.currency === 'AED' ? item.aed : item.inr) * 100);

/** Numbers from 20 on are free for a shop's own use, so that none of them is another maker's. */
const demoGtin = (code: string): string => withCheckDigit(`20${code.replace(/\D/g, '').padStart(10, '0').slice(-10)}`);

function wordsOf(bearing: Bearing, site: Site) {
  const { type, series, d, D, B } = bearing;
  const terms = typeTerms[type];
  const seal = sealTerms[bearing.seal ?? ''];
  const clearance = terms?.fitted ? bearing.clearance : '';
  const isPair = /(DB|DF|DT)$/.test(bearing.designation);
  const parts = [
    `${terms?.category ?? type} bearing ${d} x ${D} x ${B} mm`,
    ...(seal?.words ? [seal.words] : []),
    ...(clearance && clearance !== 'CN' ? [`clearance ${clearance}`] : []),
    ...(bearing.bore === 'cylindrical' ? [] : [`tapered bore ${bearing.bore.replace('taper ', '')}`]),
    ...(bearing.cage ? [`${bearing.cage} cage`] : []),
  ];
  return {
    name: bearing.designation,
    maker: bearing.maker,
    superCategory: 'Bearings',
    category: terms?.category ?? type,
    subCategory: `${series === 'inch' ? 'Inch' : series} series${seal?.group ?? ''}`,
    universalNo: bearing.universalNo,
    description: parts.join(', '),
    origin: countriesOfOrigin[bearing.countryOfOrigin ?? ''] ?? '',
    // The first six digits are international.
    hsn: site.country === 'IN' ? bearing.hsn : bearing.hsn.slice(0, 6),
    unit: isPair ? ('SET' as const) : ('NOS' as const),
    ...packingOf(bearing.massKg),
    boreMm: d,
    outsideMm: D,
    widthMm: B,
    weightKg: bearing.weightKg === null ? null : bearing.weightKg * (isPair ? 2 : 1),
    dynamicKn: bearing.dynamicKn ?? null,
    staticKn: bearing.staticKn ?? null,
    speedGreaseRpm: bearing.greaseRpm ?? null,
    speedOilRpm: bearing.oilRpm ?? null,
    bearingType: type,
    seal: bearing.seal ?? '',
    clearance,
  };
}

function packingOf(kg: number): { packingType: string; qtyPerCarton: number } {
  if (kg > 30) return { packingType: 'Crate', qtyPerCarton: 1 };
  const qtyPerCarton = [100, 50, 20, 10, 4].find((pieces) => pieces * kg <= 15) ?? 1;
  return { packingType: qtyPerCarton > 1 ? 'Carton' : 'Box', qtyPerCarton };
}
