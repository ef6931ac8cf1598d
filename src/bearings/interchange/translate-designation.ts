import { toOldNumber } from '../designation/old-number.ts';
import { parseDesignation } from '../designation/parse-designation.ts';
import type { ParsedDesignation } from '../designation/parsed-designation.ts';
import { universalNumber } from '../designation/universal-number.ts';
import { closedNumbers } from '../dimensions/series.data.ts';
import type { SpellingRules } from '../maker.ts';
import { spellingRules } from '../makers.ts';
import { jisSeries } from './jis-series.data.ts';

/** Undefined where the maker writes no numbers of this series. */
function ownBasic(
  { series, boreMm: d, outsideMm: D, widthMm: B, basic }: ParsedDesignation,
  patterns: Readonly<Record<string, string>>,
): string | undefined {
  const parts: Readonly<Record<string, unknown>> = { d, D, B, n: basic, code: basic.replace(/^\D+/, '') };
  return patterns[series ?? '']?.replace(/\{(\w+)\}/g, (_, name: string) => String(parts[name]));
}

/** 618/8 is 688 and 61805 is 6805 in JIS; larger bores keep their slash. */
function jisBasic({ basic, sealCode }: ParsedDesignation): string {
  const closed = Object.entries(closedNumbers).find(([, iso]) => iso === basic);
  if (closed && sealCode) return closed[0];
  const found = /^(617|618|619|718|719)(\d\d|\/\d)$/.exec(basic);
  const series = found && jisSeries[found[1] ?? ''];
  return found && series ? series + (found[2] ?? '').replace('/', '') : basic;
}

function basicNumberIn(reading: ParsedDesignation, { basicNumbers, jis }: SpellingRules): string | undefined {
  if (basicNumbers) return ownBasic(reading, basicNumbers);
  return jis ? jisBasic(reading) : reading.basic;
}

function angleIn({ type, contactAngleDegrees }: ParsedDesignation, row: SpellingRules): string | undefined {
  if (contactAngleDegrees !== null) return row.angles[contactAngleDegrees];
  const hasUnmarkedAngle = type === 'angular contact ball' && Object.values(row.angles).includes('');
  return hasUnmarkedAngle ? undefined : '';
}

function toleranceAndClearanceIn(
  { precision, clearance, clearanceNote }: ParsedDesignation,
  row: SpellingRules,
): string | undefined {
  if (clearanceNote !== '') return undefined;
  const class_ = precision === '' ? '' : row.separator + precision;
  return class_ + (clearance === 'CN' ? '' : row.separator + clearance);
}

const BORES = { cylindrical: '', 'taper 1:12': 'K', 'taper 1:30': 'K30' } as const;

/** Without cage, grease and design; undefined where the maker's spelling cannot express a fact. */
export function formatDesignation(reading: ParsedDesignation, dialect: string): string | undefined {
  if (!reading.known || reading.unknown.length > 0) return undefined;
  if (dialect === 'generic') return universalNumber(reading);
  const row = spellingRules.get(dialect);
  if (!row) return undefined;
  if (reading.pairing !== '' || reading.material !== null || reading.special.length > 0) return undefined;
  const seal = reading.sealCode ? row.seals[reading.sealCode] : '';
  const taper = reading.type === 'insert/unit' ? '' : BORES[reading.bore];
  const parts = [
    basicNumberIn(reading, row),
    angleIn(reading, row),
    seal,
    taper,
    reading.snapRing,
    toleranceAndClearanceIn(reading, row),
  ];
  const formatted = parts.includes(undefined) ? undefined : parts.join('');
  return formatted !== undefined && roundTrips(reading, formatted, dialect) ? formatted : undefined;
}

/** In this dialect the suffix may mean something else on this type, or nothing. */
function roundTrips(reading: ParsedDesignation, formatted: string, dialect: string): boolean {
  const reparsed = parseDesignation(formatted, dialect);
  return (
    reparsed.unknown.length === 0 &&
    reparsed.type === reading.type &&
    universalNumber(reparsed) === universalNumber(reading)
  );
}

export const translateDesignation = (text: string, from: string | undefined, to: string): string | undefined =>
  formatDesignation(parseDesignation(text, from), to);

/** Digits only, without clearance and precision; undefined where GB 272-64 has no number. */
export function oldNumberFor(reading: ParsedDesignation): string | undefined {
  if (!reading.known || reading.special.length > 0 || reading.material !== null) return undefined;
  const plain = { ...reading, clearance: 'CN', clearanceNote: '', precision: '', pairing: '' } as const;
  const steep = /^(\d+)([BCD])$/.exec(reading.type === 'tapered roller' ? reading.basic : '');
  const suffix = universalNumber(plain).slice(reading.basic.length);
  return steep ? toOldNumber(steep[1] ?? '', steep[2]) : toOldNumber(reading.basic, suffix);
}
