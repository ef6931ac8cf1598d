import type { BearingType, Clearance, Seal } from '../../bearings/attributes.ts';
import { ambiguousBrands } from '../../bearings/brand-words.data.ts';
import { withoutCountBehind } from '../../bearings/designation/count-behind.ts';
import { extractQuantity } from '../../bearings/designation/extract-quantity.ts';
import { isOnlyWords, isUnreadableInput } from '../../bearings/designation/normalize-input.ts';
import type { OtherGoods } from '../../bearings/designation/other-goods.data.ts';
import { isWholeDesignation, parseDesignation } from '../../bearings/designation/parse-designation.ts';
import {
  clearanceBesideSize,
  parseBoreBesideKind,
  parseShaftQuery,
  sealBesideSize,
} from '../../bearings/designation/parse-size-query.ts';
import { isWhole, type ParsedDesignation } from '../../bearings/designation/parsed-designation.ts';
import { designationKey, splitDesignations } from '../../bearings/designation/search-key.ts';
import { withoutStandards } from '../../bearings/designation/stock-marks.ts';
import { universalNumber } from '../../bearings/designation/universal-number.ts';
import { insertOfUnit } from '../../bearings/interchange/insert-of-unit.ts';
import { dialectByBrand } from '../../bearings/makers.ts';
import { isMadeOfSuffixes } from '../../bearings/suffixes/suffix-index.ts';
import { isTooLong, linePreview } from '../../lib/line-length.ts';
import { memoize } from '../../lib/memoize.ts';
import { readGtin } from '../items/gtin.rule.ts';
import { typesNamed } from './named-types.rule.ts';
import { seriesKeys } from './series-keys.ts';
import { parseRequestedSize, type RequestedSize } from './size-search.rule.ts';
import { type StatedSizes, statedSizesIn } from './stated-sizes.rule.ts';
import { maxReadings } from './unmatched-text.rule.ts';

export type SearchTerm = {
  /** The position among the numbers typed, from 1. */
  place: number;
  typed: string;
  /** The number without the maker's name beside it. */
  number: string;
  key: string;
  /** The GTIN, where the number is the one of a bar code; otherwise ''. */
  gtin: string;
  /** Whether it is a whole number that ends with a digit, so that more digits would make it another one. */
  isNumber: boolean;
  /** The maker's name in capitals; this maker's items come first, or last if the maker is refused. */
  maker: string | null;
  isRefused: boolean;
  universalKeys: string[];
  /** Another reading of the number: 32208 is also the old number of NU208. */
  otherKeys: string[];
  /** The other readings, in the spelling of no maker. */
  otherReadings: readonly NumberRead[];
  /** The number of today where an old one was typed: 6305 for 305. */
  todaysNumber: string;
  /** The key without suffixes, where one of them is unknown. */
  basicKey: string | null;
  /**
   * By what items that come closest are listed, likeliest first: the number without an unknown suffix or a sleeve, then
   * without what else may differ. Seals, bore and contact angle stay.
   */
  likelyKeys: readonly string[];
  /** The readings of a number that was read to its end, so that it is no typing error of another one; the likeliest first. */
  whole: readonly WholeNumber[];
  size: RequestedSize | undefined;
  /** The bore in mm, where bearings are searched by it alone. */
  shaftMm: number | null;
  /** Named beside the size or the shaft; items that have it come first. */
  sizeSeal: Seal | null;
  /** Named beside them, as are the types; items that have it come first. */
  clearance: Clearance | null;
  /** Named beside them; of a size they come first, for a shaft they alone are listed. */
  sizeTypes: readonly BearingType[] | null;
  /** The sizes beside the number and whether they agree with it; null where there are none. */
  stated: StatedSizes | null;
  /** The goods that the text asks for and that are no bearings. */
  otherGoods: OtherGoods | null;
};

/** An old number is one of GB 272-64 or GOST. */
export type NumberRead = { number: string; isOldNumber: boolean };

/** A reading: the key of the number without suffixes, the one it is listed by, and the size it stands for. */
export type WholeNumber = NumberRead & {
  basicKey: string;
  likelyKeys: readonly string[];
  type: BearingType | null;
  size: RequestedSize | undefined;
  /** A bore that is not the one of the number: 6203 with 15.875 mm. */
  specialBoreMm: number | undefined;
  /** The key of the insert bearing that a searched unit holds. */
  insertKey: string | null;
};

/** The sizes of a text of a plant stand in parts of their own: 'BALL,85MM BORE,150MM OD,6217'. */
export function parseSearchTerms(text: string): SearchTerm[] {
  const terms = searchedParts(isTooLong(text) ? text : withoutStandards(text)).flatMap(
    (typed, index) => parseSearchTerm(withoutCount(typed), index + 1) ?? [],
  );
  const [only] = terms;
  if (!only || terms.length > 1 || only.typed === text || isTooLong(text)) return terms;
  return [{ ...only, stated: only.stated ?? statedSizesIn(text) }];
}

const withoutCount = (typed: string): string => (isTooLong(typed) ? typed : withoutCountBehind(typed));

/** Reads a text that is one number or size. */
export function parseSearchTerm(typed: string, place = 1): SearchTerm | undefined {
  if (isTooLong(typed)) return undefined;
  const { maker, isRefused, number: written } = withoutMaker(typed);
  const writer = isRefused ? null : maker;
  const number = withoutWords(beginningOfSeries(tradeNumber(withoutQuantity(written, writer))));
  const key = designationKey(number);
  if (key === '') return undefined;
  const stated = statedSizesIn(number);
  return {
    place,
    typed,
    number,
    key,
    maker,
    isRefused,
    gtin: readGtin(number) ?? '',
    ...(isSeries(written) ? ownKeys(written, key) : cachedKeys(number, key, writer)),
    ...(stated ? noMeasures : parseMeasures(number)),
    stated,
  };
}

type Measures = Pick<SearchTerm, 'size' | 'shaftMm' | 'sizeSeal' | 'sizeTypes' | 'clearance'>;

const noMeasures: Measures = { size: undefined, shaftMm: null, sizeSeal: null, sizeTypes: null, clearance: null };

function parseMeasures(number: string): Measures {
  const size = parseRequestedSize(number);
  const askedShaftMm = size ? undefined : parseShaftQuery(number);
  const boreMm = size || askedShaftMm !== undefined ? undefined : parseBoreBesideKind(number);
  const types = size || (askedShaftMm ?? boreMm) !== undefined ? typesNamed(number) : [];
  const shaftMm = askedShaftMm ?? (types.length > 0 || /\b(?:bearing|brg)s?\b/i.test(number) ? boreMm : undefined);
  const isMeasured = size !== undefined || shaftMm !== undefined;
  return {
    size,
    shaftMm: shaftMm ?? null,
    sizeSeal: (isMeasured ? sealBesideSize(number) : undefined) ?? null,
    clearance: (isMeasured ? clearanceBesideSize(number) : undefined) ?? null,
    sizeTypes: isMeasured && types.length > 0 ? types : null,
  };
}

/** '6205 ZZ / 6206 ZZ', '6205 or 6206' and 'DE 6309 NDE 6209' are two numbers, '22210K + H310' and 'LM48548/LM48510' one. */
function splitJoined(part: string): string[] {
  if (isTooLong(part) || !JOINS_NUMBERS.test(part) || isRead(part)) return [part];
  const numbers = part.split(JOINS_NUMBERS).map((number) => number.trim());
  return numbers.length <= MAX_JOINED && numbers.every(isNumberToday) ? numbers : [part];
}
const JOINS_NUMBERS = /[/&|+]|\s(?:and|or)\s|\s(?=NDE\s)/i;
const MAX_JOINED = 10;

function isNumberToday(text: string): boolean {
  const reading = parseDesignation(text);
  return /\d{3}/.test(text) && isWhole(reading) && !reading.oldNumber;
}

/** 'BRG, BALL, 6205-2Z, C3, SKF, 10 nos' is one number with words around it, and 'd=25, D=52, B=15' one size. */
function searchedParts(text: string): string[] {
  const parts = splitDesignations(text);
  if (parts.length < 2) return parts.flatMap(splitJoined);
  if (!isTooLong(text) && (parseRequestedSize(text) || parseMeasures(text).sizeTypes)) return [text.trim()];
  if (!parts.some((part) => /\d/.test(part))) return parts;
  const named = withoutDescription(parts);
  const numbers: string[] = [];
  for (const part of named) {
    const joined = `${numbers.at(-1)} ${part}`;
    if (isTooLong(part) || numbers.length === 0) numbers.push(part);
    else if (isSizeOf(part, numbers.at(-1) ?? '')) continue;
    else if (isOnlySuffixes(part) && isRead(joined)) numbers[numbers.length - 1] = joined;
    else if (!COUNT.test(part)) numbers.push(part);
  }
  return numbers;
}

/**
 * Without the words. Of a text of a plant, which begins with words ('BRG,BALL,85MM BORE,ZZ,2720 KG,FAG,6217-2Z'), a number that
 * is read counts for more than all that is said beside it.
 */
function withoutDescription(parts: readonly string[]): string[] {
  const named = parts.filter((part) => isTooLong(part) || !isOnlyWords(part));
  const [first = ''] = parts;
  if (isTooLong(first) || !isOnlyWords(first)) return named;
  const short = named.filter((part) => !isTooLong(part));
  const isNumber = [isNumberToday, isPartlyRead].find((one) => short.some(one));
  if (isNumber === undefined) return named;
  const at = named.findIndex((part) => !isTooLong(part) && isNumber(part));
  return named.filter((part, i) => isTooLong(part) || isNumber(part) || (i > at && isOnlySuffixes(part)));
}

/** 6217-2ZR/H150, of which H150 is not understood. */
function isPartlyRead(part: string): boolean {
  const { known, oldNumber, writtenBasic } = parseDesignation(part);
  return known && !oldNumber && /\d{3}/.test(writtenBasic);
}

/** In 'BEARING, BALL, 6205-2RS, 25X52X15' the size says the same as the number. */
function isSizeOf(part: string, number: string): boolean {
  const { d, D } = parseRequestedSize(part) ?? {};
  const { boreMm, outsideMm } = parseDesignation(number);
  return d !== undefined && d === boreMm && D === outsideMm;
}

const isOnlySuffixes = (part: string): boolean => /[A-Z]/i.test(part) && isMadeOfSuffixes(part.toUpperCase());
const isRead = (text: string): boolean => !isTooLong(text) && isWholeDesignation(text);
const COUNT = /^\d{1,2}$|^\d{1,5}\s?(?:pcs?|pieces?|nos?|sets?|pairs?)\.?$/i;

export function parseDistinctSearchTerms(text: string): SearchTerm[] {
  const first = new Map<string, SearchTerm>();
  for (const term of parseSearchTerms(text)) {
    const name = `${term.isRefused ? 'not ' : ''}${term.maker ?? ''} ${term.number.toUpperCase()}`;
    if (!first.has(name)) first.set(name, term);
  }
  return [...first.values()];
}

export const findTooLongTerms = (text: string): string[] => [
  ...new Set(splitDesignations(text).filter(isTooLong).map(linePreview)),
];

/** For '3 pairs 7205' items are found that begin with 7205; 'ball bearing 25 x 52' is a size. */
function withoutQuantity(written: string, maker: string | null): string {
  const size = sizeBeforePieces(written);
  if (size !== undefined) return size;
  const rest = extractQuantity(written)?.rest;
  if (rest !== undefined && !/\d{3}/.test(rest) && parseRequestedSize(written)) return written;
  return rest !== undefined && parseDesignation(rest, maker ?? undefined).known ? rest : written;
}

/** '62 series', which is also called '6200 series', is all that begins with 62, 'NU bearing' all that begins with NU. */
function beginningOfSeries(number: string): string {
  const [, series] =
    /^([A-Z]{0,4} ?\d{2,5})[ -]{1,3}series$/i.exec(number.trim()) ??
    /^series[ -]{1,3}([A-Z]{0,4} ?\d{2,5})$/i.exec(number.trim()) ??
    /^([A-Z]{1,3})[ -]{1,3}(?:series|type|bearings?)$/i.exec(number.trim()) ??
    [];
  return series?.replace(/(?<=\d)00$/, '') ?? number;
}

/** 'motor bearing 6309' is searched as 6309, so that its sealed and C3 versions are found too, where the words change nothing of the number. */
function withoutWords(text: string): string {
  const number = text
    .split(/\s+/)
    .filter((part) => !/^[a-z]{4,}$/i.test(part))
    .join(' ');
  if (number === text || !isNumberToday(number)) return text;
  const [asTyped, alone] = [parseDesignation(text), parseDesignation(number)];
  const isSame = asTyped.otherGoods === null && universalNumber(asTyped) === universalNumber(alone);
  return isSame ? number : text;
}

/** Wheels of skates run on 608, 8 x 22 x 7 mm, whoever makes them. */
const tradeNumber = (text: string): string => (/\d/.test(text) ? text : text.replace(SKATE_BEARING, '608'));
const SKATE_BEARING = /^(?:(?:roller|in-?line)[ -])?skate(?:board)?s?(?: wheel)? bearings?\b/i;

/** The 222 of '222 series' is no old number, and '6200 series sealed' no 6200. */
const isSeries = (written: string): boolean =>
  /^(?:[A-Z]{0,4} ?\d{2,3}(?:00)?[ -]{1,3}series|series[ -]{1,3}[A-Z]{0,4} ?\d{2,3}(?:00)?)\b/i.test(written.trim());
const ownKeys = (written: string, key: string): TermKeys =>
  memoized(`series\n${written}`, () => ({
    universalKeys: seriesKeys(written) ?? [key],
    otherKeys: [],
    otherReadings: [],
    todaysNumber: '',
    isNumber: false,
    basicKey: null,
    likelyKeys: [],
    whole: [],
    otherGoods: null,
  }));

/** '20x47x14 zz 10 pcs'. */
function sizeBeforePieces(written: string): string | undefined {
  const pieces = PIECES_BEHIND.exec(written)?.[0];
  const before = written.slice(0, -(pieces?.length ?? 0));
  return pieces !== undefined && parseRequestedSize(before)?.B !== undefined ? before : undefined;
}
const PIECES_BEHIND = /[\s,-](?:\d{1,5}\s?(?:pcs?|pieces?|nos?)|qty[\s:.=-]{0,3}\d{1,5})\.?$/i;

function withoutMaker(typed: string): Pick<SearchTerm, 'maker' | 'isRefused' | 'number'> {
  const words = typed.trim().split(/\s+/);
  const isMaker = (word: string | undefined) => word !== undefined && Object.hasOwn(dialectByBrand, word.toUpperCase());
  if (words.length > 1 && isMaker(words[0]))
    return { maker: upper(words[0]), isRefused: false, number: words.slice(1).join(' ') };
  const endsWithMaker = isMaker(words.at(-1)) && !ambiguousBrands.includes(upper(words.at(-1)));
  if (words.length > 2 && endsWithMaker && isUnreadableInput(words.at(-2)?.toUpperCase())) {
    const isOtherThan = /^other$/i.test(words.at(-3) ?? '');
    return { maker: upper(words.at(-1)), isRefused: true, number: words.slice(0, isOtherThan ? -3 : -2).join(' ') };
  }
  if (words.length > 1 && endsWithMaker)
    return { maker: upper(words.at(-1)), isRefused: false, number: words.slice(0, -1).join(' ') };
  return { maker: null, isRefused: false, number: typed };
}

const upper = (word: string | undefined) => (word ?? '').toUpperCase();

type TermKeys = Pick<
  SearchTerm,
  | 'isNumber'
  | 'universalKeys'
  | 'otherKeys'
  | 'otherReadings'
  | 'todaysNumber'
  | 'basicKey'
  | 'likelyKeys'
  | 'whole'
  | 'otherGoods'
>;

const memoized = memoize<TermKeys>(2000);

const cachedKeys = (number: string, key: string, maker: string | null): TermKeys =>
  memoized(`${maker ?? ''}\n${number}`, () => parseKeys(number, key, maker));

function parseKeys(number: string, key: string, maker: string | null): TermKeys {
  const parsed = parseDesignation(number, maker ?? undefined);
  const universalKeys = [...new Set([...universalKeysOf([parsed]), key])];
  const otherReadings = parsed.alternatives
    .filter((other) => isWhole(other) && !universalKeys.includes(designationKey(universalNumber(other))))
    .map(numberRead);
  const otherKeys = [...new Set(otherReadings.map((other) => designationKey(other.number)))];
  const basicKey = parsed.known && parsed.unknown.length > 0 ? designationKey(parsed.basic) : null;
  return {
    isNumber: isWhole(parsed) && /\d$/.test(key),
    todaysNumber: parsed.oldNumber && isWhole(parsed) ? universalNumber(parsed) : '',
    universalKeys,
    otherKeys,
    otherReadings,
    basicKey,
    likelyKeys: likelyKeys(parsed),
    whole: wholeNumbers(parsed),
    otherGoods: parsed.otherGoods,
  };
}

/** A bearing is listed without the sleeve that is asked for with it. */
const isSold = (special: string): boolean => !special.startsWith('with ');

function likelyKeys(parsed: ParsedDesignation): string[] {
  if (!parsed.known) return [];
  const sold = { ...parsed, special: parsed.special.filter(isSold) };
  const usual = { ...sold, special: [], material: null, pairing: '' };
  const plain = { ...usual, clearance: 'CN', clearanceNote: '', precision: '', snapRing: '' } as const;
  return [
    ...new Set(
      [sold, usual, plain, { ...plain, hasSpecialBore: false }].map((one) => designationKey(universalNumber(one))),
    ),
  ];
}

function wholeNumbers(parsed: ParsedDesignation): WholeNumber[] {
  return isWhole(parsed) ? [parsed, ...parsed.alternatives.filter(isWhole)].map(wholeNumber) : [];
}

const numberRead = (parsed: ParsedDesignation): NumberRead => ({
  number: universalNumber(parsed),
  isOldNumber: parsed.oldNumber,
});

function wholeNumber(parsed: ParsedDesignation): WholeNumber {
  const { basic, type, boreMm, outsideMm, widthMm, hasSpecialBore } = parsed;
  const insert = insertOfUnit(parsed);
  const keys = {
    specialBoreMm: hasSpecialBore ? (boreMm ?? undefined) : undefined,
    insertKey: insert === undefined ? null : designationKey(insert),
    ...numberRead(parsed),
    basicKey: designationKey(basic),
    likelyKeys: likelyKeys(parsed),
    type,
  };
  if (boreMm === null || outsideMm === null) return { ...keys, size: undefined };
  const size = { d: boreMm, D: outsideMm, ...(widthMm !== null && { B: widthMm }), toleranceMm: 0 };
  return { ...keys, size };
}

/** How a number was read, where that is not what was typed or there are several readings; otherwise undefined. */
export function readAs({ key, whole }: Pick<SearchTerm, 'key' | 'whole'>): string[] | undefined {
  const numbers = whole.map(({ number }) => number);
  return numbers.some((number) => designationKey(number) !== key) ? numbers.slice(0, maxReadings) : undefined;
}

/** An unknown suffix may make it another bearing. */
const universalKeysOf = (candidates: readonly ParsedDesignation[]): string[] =>
  candidates.filter(isWhole).map((candidate) => designationKey(universalNumber(candidate)));
