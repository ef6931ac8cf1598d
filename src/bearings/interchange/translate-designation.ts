import { toOldNumber } from '../designation/old-number.ts';
import { parseDesignation } from '../designation/parse-designation.ts';
import type { ParsedDesignation } from '../designation/parsed-designation.ts';
import { universalNumber } from '../designation/universal-number.ts';
import { closedNumbers } from '../dimensions/series.data.ts';
import type { Dialect } from '../makers.data.ts';
import type { DialectRow } from './dialect.data.ts';
import { dialectRows, jisSeries } from './dialect.data.ts';

/** Basic numbers of needle bearings as IKO names them: bore, outside and width in figures. */
function ikoBasic({ series, boreMm: d, outsideMm: D, widthMm: B, basic }: ParsedDesignation): string | undefined {
  const names: Readonly<Record<string, string>> = {
    NK: `TAF${d}${D}${B}`,
    NKI: `TAFI${d}${D}${B}`,
    HK: `TLA${d}${B}Z`,
    BK: `TLAM${d}${B}Z`,
    AXK: basic.replace('AXK', 'NTB'),
  };
  return names[series ?? ''] ?? (/^R?NA/.test(basic) ? basic : undefined);
}

/** 618/8 is 688 and 61805 is 6805 in JIS; larger bores keep their slash. */
function jisBasic({ basic, sealCode }: ParsedDesignation): string {
  const closed = Object.entries(closedNumbers).find(([, iso]) => iso === basic);
  if (closed && sealCode) return closed[0];
  const found = /^(617|618|619|718|719)(\d\d|\/\d)$/.exec(basic);
  const series = found && jisSeries[found[1] ?? ''];
  return found && series ? series + (found[2] ?? '').replace('/', '') : basic;
}

const basicNumberIn = (reading: ParsedDesignation, row: DialectRow, dialect: Dialect): string | undefined => {
  if (dialect === 'IKO') return ikoBasic(reading);
  return row.jis ? jisBasic(reading) : reading.basic;
};

/** Angle letters; a maker that writes one angle without a letter cannot write 'angle not told'. */
function angleIn({ type, contactAngleDegrees }: ParsedDesignation, row: DialectRow): string | undefined {
  if (contactAngleDegrees !== null) return row.angles[contactAngleDegrees];
  const hasUnmarkedAngle = type === 'angular contact ball' && Object.values(row.angles).includes('');
  return hasUnmarkedAngle ? undefined : '';
}

function toleranceAndClearanceIn(
  { precision, clearance, clearanceNote }: ParsedDesignation,
  row: DialectRow,
): string | undefined {
  if (clearanceNote !== '') return undefined;
  const class_ = precision === '' ? '' : row.separator + precision;
  return class_ + (clearance === 'CN' ? '' : row.separator + clearance);
}

const BORES = { cylindrical: '', 'taper 1:12': 'K', 'taper 1:30': 'K30' } as const;

/**
 * The designation in a maker's spelling, without cage, grease and design letters. Undefined where the spelling has no
 * word for it (a seal kind, an angle), for marks that have no place in it, and for what is not known.
 */
export function formatDesignation(reading: ParsedDesignation, dialect: Dialect): string | undefined {
  if (!reading.known || reading.unknown.length > 0) return undefined;
  if (dialect === 'generic') return universalNumber(reading);
  const row = dialectRows[dialect];
  if (reading.pairing !== '' || reading.material !== null || reading.special.length > 0) return undefined;
  const seal = reading.sealCode ? row.seals[reading.sealCode] : '';
  const taper = reading.type === 'insert/unit' ? '' : BORES[reading.bore];
  const parts = [
    basicNumberIn(reading, row, dialect),
    angleIn(reading, row),
    seal,
    taper,
    reading.snapRing,
    toleranceAndClearanceIn(reading, row),
  ];
  const formatted = parts.includes(undefined) ? undefined : parts.join('');
  return formatted !== undefined && roundTrips(reading, formatted, dialect) ? formatted : undefined;
}

/** A suffix may mean something else, or nothing, on this type in this dialect: then it cannot be written so. */
function roundTrips(reading: ParsedDesignation, formatted: string, dialect: Dialect): boolean {
  const reparsed = parseDesignation(formatted, dialect);
  return (
    reparsed.unknown.length === 0 &&
    reparsed.type === reading.type &&
    universalNumber(reparsed) === universalNumber(reading)
  );
}

/** A designation of one maker in another's spelling: 6205DDUC3 of NSK is 6205-2RS1/C3 of SKF. */
export const translateDesignation = (text: string, from: string | undefined, to: Dialect): string | undefined =>
  formatDesignation(parseDesignation(text, from), to);

/**
 * The number of GB 272-64 for a reading, figures only; undefined where the scheme has none. Clearance and precision are
 * not in the figures and are left out.
 */
export function oldNumberFor(reading: ParsedDesignation): string | undefined {
  if (!reading.known || reading.special.length > 0 || reading.material !== null) return undefined;
  const plain = { ...reading, clearance: 'CN', clearanceNote: '', precision: '', pairing: '' } as const;
  const steep = /^(\d+)([BCD])$/.exec(reading.type === 'tapered roller' ? reading.basic : '');
  const suffix = universalNumber(plain).slice(reading.basic.length);
  return steep ? toOldNumber(steep[1] ?? '', steep[2]) : toOldNumber(reading.basic, suffix);
}
