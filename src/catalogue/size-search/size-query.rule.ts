// Sizes typed on a drawing are mm or inches, each with a tolerance; one that is missing or wrong says so at its field.

import { type BearingType, bearingTypes } from '../../bearings/attributes.ts';
import { msg } from '../../lib/i18n.ts';
import { type SizeName, sizeNames } from '../items/size-names.data.ts';
import { listingHref } from '../listing/listing-query.rule.ts';
import type { ListingFilters } from '../listing/multi-search.contract.ts';

export type TypedSize = {
  /** The size as it was typed. */
  text: string;
  toleranceText: string;
  mm: number | undefined;
  toleranceMm: number;
  /** What is wrong with the size or its tolerance; '' if nothing is. */
  problem: string;
};

/** What a number without a mark is typed in. */
export const lengthUnits = ['mm', 'in'] as const;
type Unit = (typeof lengthUnits)[number];

export type SizeQuery = { sizes: Readonly<Record<SizeName, TypedSize>>; type: BearingType | ''; unit: Unit };

/** A worn ring measures about so much more or less than a new one. */
const usualTolerance = '0.5';

export const toleranceName = (name: SizeName): string => `${name}_tolerance`;
export const sizeSearchNames: readonly string[] = [...sizeNames, ...sizeNames.map(toleranceName), 'type', 'unit'];

const mmPerInch = 25.4;
const largestMm = 5000;
const maxToleranceMm = 10;
const longestText = 20;

const inchMarks = ['inches', 'inch', 'in', '"', '″', '”', "''"];

/** '25', '25,4 mm', '1.125"', '1 1/8 in'; a fraction is of an inch. Undefined for anything else. */
export function readLengthMm(text: string, unit: Unit): number | undefined {
  const plain = text.trim().toLowerCase().replace(',', '.');
  const mark = ['mm', ...inchMarks].find((each) => plain.endsWith(each));
  const amount = plain.slice(0, plain.length - (mark?.length ?? 0)).trim();
  const decimal = readDecimal(amount);
  const number = decimal ?? readFraction(amount);
  if (number === undefined) return undefined;
  const isMm = decimal !== undefined && (mark ?? unit) === 'mm';
  const mm = isMm ? number : Number((number * mmPerInch).toFixed(4));
  return mm <= largestMm ? mm : undefined;
}

const readDecimal = (amount: string): number | undefined =>
  /^\d{0,4}(?:\.\d{0,4})?$/.test(amount) && /\d/.test(amount) ? Number(amount) : undefined;

function readFraction(amount: string): number | undefined {
  const [, whole = '0', part = '', of = ''] = /^(?:(\d{1,2})[ -])?(\d{1,2})\/(\d{1,3})$/.exec(amount) ?? [];
  return Number(of) > 0 ? Number(whole) + Number(part) / Number(of) : undefined;
}

export function readSizeQuery(params: URLSearchParams): SizeQuery {
  const unit = lengthUnits.find((each) => each === params.get('unit')) ?? 'mm';
  const read = (name: SizeName) => readSize(params, name, unit);
  const [bore, outside, width] = [read('bore'), read('outside'), read('width')];
  const isInsideOut = bore.mm !== undefined && outside.mm !== undefined && bore.mm >= outside.mm;
  const problem = outside.problem || (isInsideOut ? msg('The outside must be larger than the bore.') : '');
  const type = bearingTypes.find((each) => each === params.get('type')) ?? '';
  return { sizes: { bore, outside: { ...outside, problem }, width }, type, unit };
}

function readSize(params: URLSearchParams, name: SizeName, unit: Unit): TypedSize {
  const text = (params.get(name) ?? '').trim().slice(0, longestText);
  const toleranceText = (params.get(toleranceName(name)) ?? usualTolerance).trim().slice(0, longestText);
  const mm = readLengthMm(text, unit) || undefined;
  const toleranceMm = toleranceText === '' ? 0 : readLengthMm(toleranceText, 'mm');
  const isTolerable = toleranceMm !== undefined && toleranceMm <= maxToleranceMm;
  return {
    text,
    toleranceText,
    mm,
    toleranceMm: isTolerable ? toleranceMm : 0,
    problem: problemOf(text !== '' && mm === undefined, !isTolerable),
  };
}

function problemOf(isUnreadable: boolean, isTooTolerant: boolean): string {
  if (isUnreadable) return msg('Type mm, as 25.4, or inches, as 1 1/8".');
  return isTooTolerant ? msg('The tolerance is at most 10 mm.') : '';
}

export const hasSizeProblem = ({ sizes }: SizeQuery): boolean => sizeNames.some((name) => sizes[name].problem !== '');

export const hasSize = ({ sizes }: SizeQuery): boolean => sizeNames.some((name) => sizes[name].mm !== undefined);

/** What the listing is filtered by; nothing where a size is wrong. */
export function sizeFilters(query: SizeQuery): ListingFilters {
  const limits = sizeNames.flatMap((name): [string, number][] => {
    const { mm, toleranceMm } = query.sizes[name];
    if (mm === undefined || hasSizeProblem(query)) return [];
    return [
      [`${name}_min`, roundedMm(Math.max(0, mm - toleranceMm))],
      [`${name}_max`, roundedMm(mm + toleranceMm)],
    ];
  });
  return { ...Object.fromEntries(limits), ...(query.type && { type: [query.type] }) };
}

const roundedMm = (mm: number): number => Number(mm.toFixed(4));

/** The size as the search field takes it, for the closest ones; undefined without bore and outside. */
export function sizeKeyword({ sizes: { bore, outside, width } }: SizeQuery): string | undefined {
  if (bore.mm === undefined || outside.mm === undefined) return undefined;
  return [bore.mm, outside.mm, width.mm]
    .filter((mm) => mm !== undefined)
    .map((mm) => String(Number(mm.toFixed(3))))
    .join('x');
}

export const sizeListingHref = (query: SizeQuery): string =>
  listingHref({ keyword: '', page: 1, sort: 'best', filters: sizeFilters(query) });

/** The address of the page for what is typed; what is usual is left out. */
export function sizeSearchHref(typed: Iterable<readonly [name: string, value: string]>): string {
  const usualOf = (name: string) => (name === 'unit' ? 'mm' : name.endsWith('_tolerance') ? usualTolerance : '');
  const kept = [...typed].filter(([name, value]) => sizeSearchNames.includes(name) && value !== usualOf(name));
  const query = new URLSearchParams(kept.map(([name, value]) => [name, value])).toString();
  return query ? `/size-search?${query}` : '/size-search';
}

/** One step up or down of a plain number in its unit, and of one with a mark in mm; nothing becomes the step. */
export function stepLength(text: string, step: number): string {
  const plain = readDecimal(text.trim().replace(',', '.'));
  const stepped = Math.max(0, (plain ?? readLengthMm(text, 'mm') ?? 0) + step);
  const number = String(Number(stepped.toFixed(3)));
  return plain !== undefined || text.trim() === '' ? number : `${number} mm`;
}
