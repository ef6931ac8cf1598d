import type { DialectRow } from './dialect.data.ts';
import { dialectRows, jisSeries } from './dialect.data.ts';
import type { Dialect } from './makers.data.ts';
import { toOldNumber } from './old-number.ts';
import { parseDesignation } from './parse.ts';
import type { Reading } from './reading.ts';
import { closedNumbers } from './series.data.ts';
import { universalNumber } from './universal.ts';

/** Basic numbers of needle bearings as IKO names them: bore, outside and width in figures. */
function ikoBasic({ series, boreMm: d, outsideMm: D, widthMm: B, basic }: Reading): string | undefined {
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
function jisBasic({ basic, sealCode }: Reading): string {
  const closed = Object.entries(closedNumbers).find(([, iso]) => iso === basic);
  if (closed && sealCode) return closed[0];
  const found = /^(617|618|619|718|719)(\d\d|\/\d)$/.exec(basic);
  const series = found && jisSeries[found[1] ?? ''];
  return found && series ? series + (found[2] ?? '').replace('/', '') : basic;
}

const basicIn = (reading: Reading, row: DialectRow, dialect: Dialect): string | undefined => {
  if (dialect === 'IKO') return ikoBasic(reading);
  return row.jis ? jisBasic(reading) : reading.basic;
};

/** Angle letters; a maker that writes one angle without a letter cannot write 'angle not told'. */
function angleIn({ type, contactAngleDegrees }: Reading, row: DialectRow): string | undefined {
  if (contactAngleDegrees !== null) return row.angles[contactAngleDegrees];
  const silent = type === 'angular contact ball' && Object.values(row.angles).includes('');
  return silent ? undefined : '';
}

function fitIn({ precision, clearance, clearanceNote }: Reading, row: DialectRow): string | undefined {
  if (clearanceNote !== '') return undefined;
  const class_ = precision === '' ? '' : row.before + precision;
  return class_ + (clearance === 'CN' ? '' : row.before + clearance);
}

const BORES = { cylindrical: '', 'taper 1:12': 'K', 'taper 1:30': 'K30' } as const;

/**
 * The designation in a maker's spelling, without cage, grease and design letters. Undefined where the spelling has no
 * word for it (a seal kind, an angle), for marks that have no place in it, and for what is not known.
 */
export function printDesignation(reading: Reading, dialect: Dialect): string | undefined {
  if (!reading.known || reading.unknown.length > 0) return undefined;
  if (dialect === 'generic') return universalNumber(reading);
  const row = dialectRows[dialect];
  if (reading.pairing !== '' || reading.material !== null || reading.special.length > 0) return undefined;
  const seal = reading.sealCode ? row.seals[reading.sealCode] : '';
  const taper = reading.type === 'insert/unit' ? '' : BORES[reading.bore];
  const parts = [
    basicIn(reading, row, dialect),
    angleIn(reading, row),
    seal,
    taper,
    reading.snapRing,
    fitIn(reading, row),
  ];
  const printed = parts.includes(undefined) ? undefined : parts.join('');
  return printed !== undefined && readsBack(reading, printed, dialect) ? printed : undefined;
}

/** A suffix may mean something else, or nothing, on this type in this dialect: then it cannot be written so. */
function readsBack(reading: Reading, printed: string, dialect: Dialect): boolean {
  const again = parseDesignation(printed, dialect);
  return (
    again.unknown.length === 0 && again.type === reading.type && universalNumber(again) === universalNumber(reading)
  );
}

/** A designation of one maker in another's spelling: 6205DDUC3 of NSK is 6205-2RS1/C3 of SKF. */
export const translateDesignation = (text: string, from: string | undefined, to: Dialect): string | undefined =>
  printDesignation(parseDesignation(text, from), to);

/**
 * The number of GB 272-64 for a reading, figures only; undefined where the scheme has none. Clearance and precision are
 * not in the figures and are left out.
 */
export function oldNumberOf(reading: Reading): string | undefined {
  if (!reading.known || reading.special.length > 0 || reading.material !== null) return undefined;
  const plain = { ...reading, clearance: 'CN', clearanceNote: '', precision: '', pairing: '' } as const;
  const steep = /^(\d+)([BCD])$/.exec(reading.type === 'tapered roller' ? reading.basic : '');
  const suffix = universalNumber(plain).slice(reading.basic.length);
  return steep ? toOldNumber(steep[1] ?? '', steep[2]) : toOldNumber(reading.basic, suffix);
}
