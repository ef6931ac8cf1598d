import { toAsciiDigits } from '../../lib/ascii-digits.ts';
import { normalizeUnicode } from '../../lib/normalize-unicode.ts';
import { plainHyphens } from '../../lib/plain-hyphens.ts';
import { type Clearance, clearances, type Seal, sealByCode } from '../attributes.ts';
import { countryWords, stopWords } from '../brand-words.data.ts';
import { withDecimalPoints } from './decimal-commas.ts';
import { replacePhrases } from './replace-phrases.ts';

/** Boundary dimensions in mm. */
export type ParsedSizes = { readonly d: number; readonly D: number; readonly B?: number };

/** Limits beyond which two or three numbers are not a size: '30 205' is a designation. */
const MAX_OUTSIDE_PER_BORE = 5;
const MAX_MM = 3000;
const MAX_DECIMALS = 3;
/** A number of three digits or more may be a bearing, and a comma between two then makes a list. */
const SHORTEST_NUMBER = 100;

type Measure = { readonly value: number; readonly label?: 'd' | 'D' | 'B'; readonly separator: string };

type Label = 'd' | 'D' | 'B';
const LABELS: Readonly<Record<string, Label>> = {
  ID: 'd',
  BORE: 'd',
  INNER: 'd',
  INSIDE: 'd',
  SHAFT: 'd',
  OD: 'D',
  OUTER: 'D',
  OUTSIDE: 'D',
  B: 'B',
  W: 'B',
  T: 'B',
  H: 'B',
  WIDTH: 'B',
  THICKNESS: 'B',
  THK: 'B',
  HEIGHT: 'B',
};
const UNITS: Readonly<Record<string, number>> = {
  MM: 1,
  CM: 10,
  '"': 25.4,
  '”': 25.4,
  "''": 25.4,
  IN: 25.4,
  INCH: 25.4,
  INCHES: 25.4,
};
const SILENT = new Set([
  ...stopWords,
  ...countryWords,
  'DIA',
  'DIAMETER',
  'DIMENSION',
  'DIMENSIONS',
  'SIZES',
  'OF',
  'FOR',
  'WITH',
]);
const BESIDE_BORE = new Set(['DIA', 'DIAMETER', 'SIZE', 'OF', 'FOR', '=', ':', '.', '-', '/']);
/** Suffixes that may stand beside a size: 5x10x4 ZZ. */
const BESIDE = /(?<![\p{L}\d])(?:2?RS|ZZ|2?Z|2RZ|TN|M|J|K|C[02-5N]|NR)(?![\p{L}\d])/gu;
const PIECES = /\d+(?:\.\d+)?|\p{L}+|''|[^\s\p{L}\d]/gu;

/**
 * Reads a size in any usual notation, in mm, cm or inches: '25x52x15', '25 52 15', '25-52-15', 'd=25 D=52 B=15',
 * '1" x 2" x 5/8"', 'bearing 25mm x 52mm x 15mm sealed'. Undefined where the text has another number or word in it, and
 * for a list of numbers that may each be a bearing: '608, 627'.
 */
export function parseSizeQuery(text: string): ParsedSizes | undefined {
  const pieces = piecesOf(text);
  if (pieces === undefined) return undefined;
  const measures = measuresOf(pieces);
  if (measures === undefined || measures.length < 2 || measures.length > 3) return undefined;
  const separators = new Set(measures.slice(1).map(({ separator }) => separator));
  // 25-52-15 is a size; 25-52 and 25x52-2 are not.
  if ((separators.has('-') || separators.has('/')) && (measures.length < 3 || separators.size > 1)) return undefined;
  const mayBeNumbers = measures.every(({ value, label }) => value >= SHORTEST_NUMBER && label === undefined);
  if (mayBeNumbers && /[,;\n]/.test(text) && [...separators].every((separator) => separator === ' ')) return undefined;
  const size = assign(measures);
  return size && isPlausible(size) ? size : undefined;
}

/** The shaft in mm, where a text asks for bearings by it alone: 'bearing for shaft 25 mm', 'bore 25'. */
export function parseShaftQuery(text: string): number | undefined {
  if (!/\b(?:shaft|bore|id|i\.d|inner|inside)\b|\bd\s*=/i.test(text)) return undefined;
  const pieces = piecesOf(text) ?? [];
  if (!/\b(?:bearings?|brgs?)\b/i.test(text) && (/\bseals?\b/i.test(text) || !isBoreAlone(pieces))) return undefined;
  const [shaft, ...others] = measuresOf(pieces) ?? [];
  return shaft?.label === 'd' && others.length === 0 ? shaftOf(shaft.value) : undefined;
}

/** The bore in mm beside the kind of a bearing, 'taper roller 30 mm': its unit is written. */
export function parseBoreBesideKind(text: string): number | undefined {
  const pieces = piecesOf(text) ?? [];
  const [bore, ...others] = measuresOf(pieces) ?? [];
  if (bore === undefined || others.length > 0 || !pieces.some(isUnit)) return undefined;
  return bore.label === undefined || bore.label === 'd' ? shaftOf(bore.value) : undefined;
}

const shaftOf = (mm: number): number | undefined =>
  mm > 0 && mm <= MAX_MM ? Number(mm.toFixed(MAX_DECIMALS)) : undefined;

/** 'shaft seal 25 mm' is another thing, and 'shaft 608' may be a bearing. */
const isBoreAlone = (pieces: readonly string[]): boolean =>
  pieces.every((piece) => isNumber(piece) || isLabel(piece) || isUnit(piece) || BESIDE_BORE.has(piece)) &&
  (pieces.some(isUnit) || Number(pieces.find(isNumber)) < SHORTEST_NUMBER);

function piecesOf(text: string): string[] | undefined {
  const plain = withDecimalPoints(plainHyphens(toAsciiDigits(normalizeUnicode(text, 'NFKC'))))
    .replace(/[×✕*]/g, 'x')
    .replace(/[Øø⌀]/g, ' ')
    .replace(/\b([IO])\. ?D\b\.?/gi, '$1D')
    .replace(/(?<=\d ?(?:mm|cm)?)(?:x| ?by) ?(?=\d)/gi, ' x ')
    .replace(/(?<=\d|mm) ?x ?\?$/i, '');
  // d and D are told apart by their case where both are written.
  const labelled = plain.replace(/\bd\s*(?:=|(?=\d))/g, ' ID ').replace(/\bD\s*(?:=|(?=\d))/g, ' OD ');
  const pieces = replacePhrases(labelled.toUpperCase()).replace(BESIDE, ' ').match(PIECES) ?? [];
  return pieces.length > 0 && pieces.length <= 40 ? pieces : undefined;
}

function measuresOf(pieces: readonly string[]): Measure[] | undefined {
  const unit = commonUnit(pieces);
  const hasLabelsBehind = !pieces.slice(0, pieces.findIndex(isNumber)).some(isLabel);
  const measures: Measure[] = [];
  let label: Measure['label'];
  let separator = '';
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at] ?? '';
    if (isNumber(piece)) {
      const { value, used } = numberAt(pieces, at, unit > 1);
      const own = UNITS[pieces[at + used] ?? ''];
      measures.push({ value: value * (own ?? unit), ...(label && { label }), separator });
      at += used - 1 + (own === undefined ? 0 : 1);
      label = undefined;
      separator = ' ';
    } else if (LABELS[piece] !== undefined) {
      label = LABELS[piece];
      const last = measures.at(-1);
      if (hasLabelsBehind && last) measures[measures.length - 1] = { label, ...last };
      if (hasLabelsBehind) label = undefined;
    } else if (/^[X/-]$/.test(piece)) separator = piece;
    else if (!/^[=:.,;]$/.test(piece) && !isSilent(piece)) return undefined;
  }
  const isLabelledBehind = hasLabelsBehind && measures.every((one) => one.label !== undefined);
  return hasLabelsBehind && !isLabelledBehind ? measures.map(withoutLabel) : measures;
}

const isNumber = (piece: string): boolean => /^\d/.test(piece);
const isUnit = (piece: string): boolean => Object.hasOwn(UNITS, piece);
const isLabel = (piece: string): boolean => LABELS[piece] !== undefined;
/** '25 x 52 OD' is as good as '25 x 52'. */
const withoutLabel = ({ value, separator }: Measure): Measure => ({ value, separator });

/** '1-1/8', '1 1/8' and '5/8' only in inches: in mm a slash stands between two numbers. */
function numberAt(pieces: readonly string[], at: number, isInch: boolean): { value: number; used: number } {
  const number = (index: number) => Number(pieces[index]);
  const isFraction = (index: number) =>
    isInch &&
    pieces[index + 1] === '/' &&
    number(index) < number(index + 2) &&
    [2, 4, 8, 16, 32, 64].includes(number(index + 2));
  if (isFraction(at)) return { value: number(at) / number(at + 2), used: 3 };
  const next = pieces[at + 1] === '-' ? at + 2 : at + 1;
  if (isFraction(next)) return { value: number(at) + number(next) / number(next + 2), used: next + 3 - at };
  return { value: number(at), used: 1 };
}

/** A unit behind the last number holds for all that have none. */
const commonUnit = (pieces: readonly string[]): number => {
  const named = pieces.findLast((piece) => Object.hasOwn(UNITS, piece));
  return named === undefined ? 1 : (UNITS[named] ?? 1);
};

const isSilent = (piece: string): boolean => SILENT.has(piece) || /^\p{L}{4,}$/u.test(piece);

function assign(measures: readonly Measure[]): ParsedSizes | undefined {
  const labels = measures.map(({ label }) => label);
  const isLabelled = labels.some((label) => label !== undefined);
  const places = isLabelled ? labels : (['d', 'D', 'B'] as const);
  const sizeAt = (place: 'd' | 'D' | 'B') => {
    const value = measures[places.indexOf(place)]?.value;
    return value === undefined ? undefined : Number(value.toFixed(MAX_DECIMALS));
  };
  const [d, D, B] = [sizeAt('d'), sizeAt('D'), sizeAt('B')];
  if (d === undefined || D === undefined || (isLabelled && new Set(labels).size < measures.length)) return undefined;
  return B === undefined ? { d, D } : { d, D, B };
}

const isPlausible = ({ d, D, B }: ParsedSizes): boolean =>
  d > 0 && D > d && D <= MAX_OUTSIDE_PER_BORE * d && D <= MAX_MM && B !== 0;

const SEAL_BESIDE = /(?<![\p{L}\d])(2RS|RS|ZZ|2Z|Z|2RZ)(?![\p{L}\d])/u;
const sealsBeside = { '2RS': '2RS', RS: 'RS', ZZ: '2Z', '2Z': '2Z', Z: 'Z', '2RZ': '2RZ' } as const;

/** The seal named beside a size: '25x52x15 sealed'. */
export function sealBesideSize(text: string): Seal | undefined {
  const [, written] = SEAL_BESIDE.exec(replacePhrases(normalizeUnicode(text, 'NFKC').toUpperCase())) ?? [];
  return written === undefined ? undefined : sealByCode[sealsBeside[written as keyof typeof sealsBeside]];
}

const CLEARANCE_BESIDE = /(?<![\p{L}\d])C[02-5N](?![\p{L}\d])/u;

/** The clearance named beside a size: '25x52x15 C3'. */
export function clearanceBesideSize(text: string): Clearance | undefined {
  const [written] = CLEARANCE_BESIDE.exec(normalizeUnicode(text, 'NFKC').toUpperCase()) ?? [];
  return written === 'C0' ? 'CN' : clearances.find((clearance) => clearance === written);
}
