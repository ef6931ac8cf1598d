import { type BearingType, ringsDependOnDesign } from '../attributes.ts';
import { suffixGroupByType } from '../basic-numbers/basic-number.ts';
import { type OldScheme, toOldNumber } from '../basic-numbers/old-number.ts';
import { parseDesignation } from '../designation/parse-designation.ts';
import { isWhole, type ParsedDesignation } from '../designation/parsed-designation.ts';
import { universalNumber } from '../designation/universal-number.ts';
import { inaUnitLetters } from '../dimensions/insert.data.ts';
import { closedNumbers } from '../dimensions/series.data.ts';
import { camFollowers } from '../dimensions/track-roller.data.ts';
import type { SpellingRules } from '../maker.ts';
import { spellingRules } from '../makers.ts';
import { jisSeries } from './jis-series.data.ts';

/**
 * The number in another spelling: {d}, {D}, {B} are sizes in mm, {code} the digits, {bore} the last two, {n} all of the ISO
 * number, {stud} the name that JIS gives the stud of a track roller.
 */
function fill(
  pattern: string,
  { boreMm: d, outsideMm: D, widthMm: B, basic }: Pick<ParsedDesignation, 'boreMm' | 'outsideMm' | 'widthMm' | 'basic'>,
): string {
  const parts: Readonly<Record<string, unknown>> = {
    d,
    D,
    B,
    n: basic,
    code: basic.replace(/^\D+/, ''),
    bore: basic.slice(-2),
    stud: Object.entries(camFollowers).find(([, outsideMm]) => outsideMm === D)?.[0],
  };
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => String(parts[name]));
}

/** 618/8 is 688 and 61805 is 6805 in JIS; larger bores keep their slash. */
function jisBasic({ basic, sealCode }: ParsedDesignation): string {
  const closed = Object.entries(closedNumbers).find(([, iso]) => iso === basic);
  if (closed && sealCode) return closed[0];
  const found = /^(617|618|619|718|719)(\d\d|\/\d)$/.exec(basic);
  const series = found && jisSeries[found[1] ?? ''];
  return found && series ? series + (found[2] ?? '').replace('/', '') : basic;
}

/** Undefined where the maker writes no numbers of this series. */
function basicNumberIn(reading: ParsedDesignation, row: SpellingRules): string | undefined {
  const { basicNumbers, ownNumbers, jis } = row;
  const pattern = (basicNumbers ?? ownNumbers)?.[reading.series ?? ''];
  // IKO's TLA1616Z and NART20R are open, and sealed TLA1616UU and NART20UUR
  const open = reading.sealCode ? pattern?.replace(/[ZR]$/, '') : pattern;
  if (open !== undefined) return open === '' ? undefined : fill(open, reading);
  if (basicNumbers) return undefined;
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

function specialIn({ special }: ParsedDesignation, { insulated, withSleeve }: SpellingRules): string | undefined {
  const [mark, ...more] = special;
  if (mark === undefined) return '';
  if (more.length > 0) return undefined;
  if (withSleeve && /^with A?H/.test(mark)) return `+${mark.slice('with '.length)}`;
  return mark === 'insulated' ? insulated : undefined;
}

const sealsIn = ({ type, series }: ParsedDesignation, { seals, sealsOf = {} }: SpellingRules) =>
  sealsOf[series ?? ''] ?? sealsOf[type ?? ''] ?? seals;

const BORES = { cylindrical: '', 'taper 1:12': 'K', 'taper 1:30': 'K30' } as const;

/** How much is written of what makers choose themselves: nothing, the design, the cage too. */
export type Detail = 'plain' | 'design' | 'cage';

/** X of 32008X, which has the boundary dimensions of ISO. */
const isWrittenX = ({ type, tokens }: ParsedDesignation): boolean =>
  type === 'tapered roller' && tokens.some(({ text, meaning }) => text === 'X' && meaning.variant === 'design');

/** Design and cage in the maker's letters; undefined where it has none for them. */
function designIn(reading: ParsedDesignation, row: SpellingRules, detail: Detail): string | undefined {
  const { type, design, cage } = reading;
  if (detail === 'plain') return '';
  if (isWrittenX(reading)) return row.separator === '-' ? '-X' : 'X';
  if (ringsDependOnDesign(type)) {
    const letters = detail === 'cage' && cage !== null ? row.designE?.[cage] : row.designE?.[''];
    return design === 'E' ? letters : '';
  }
  return '';
}

function cageIn(
  { type, cage }: ParsedDesignation,
  { cages, angularCages }: SpellingRules,
  detail: Detail,
): string | undefined {
  if (detail !== 'cage' || cage === null) return '';
  if (type === 'angular contact ball') return (angularCages ?? cages)?.[cage];
  return ringsDependOnDesign(type) || type === 'spherical roller' ? '' : cages?.[cage];
}

/** Kinds whose numbers are a maker's own unless a standard of ISO gives them. */
const OFTEN_OWN: readonly (BearingType | null)[] = [
  ...(['barrel roller', 'linear ball', 'one-way clutch', 'thrust washer', 'lock nut', 'lock washer'] as const),
  ...(['housing seal', 'housing cover', 'locating ring', 'crossed roller', 'axial-radial roller'] as const),
  ...(['linear carriage', 'screw support unit', 'ball screw'] as const),
];
/**
 * Kinds that only these makers number alike. All others have numbers of their own for them, which no table has: SL045008 of
 * INA is RS-5008 at NSK, NKIB5904 is NATB5904 at IKO. Sources: makers SKF, INA, NTN, Koyo, TB/T 2235.
 */
const NUMBERED_ALIKE: readonly {
  readonly is: (reading: ParsedDesignation) => boolean;
  readonly by: readonly string[];
}[] = [
  { is: ({ source }) => source === 'maker Kaydon', by: [] },
  { is: ({ series }) => series === 'TA', by: ['maker IKO'] },
  { is: ({ source }) => source?.startsWith('TB/T') === true, by: ['GB/T 272'] },
  { is: ({ type }) => type === 'wheel hub', by: ['maker NSK', 'maker Koyo'] },
  { is: ({ type }) => type === 'cylindrical roller four-row', by: ['maker Koyo', 'GB/T 272'] },
  { is: ({ type }) => type === 'needle combined', by: ['maker SKF', 'maker FAG', 'maker NTN'] },
  { is: ({ series }) => /^NN(?:C|F)/.test(series ?? ''), by: ['maker SKF', 'maker FAG', 'maker NTN'] },
];

/** FAG sells what INA made under INA's numbers. */
const sourceOf = ({ source }: ParsedDesignation): string | null => (source === 'maker INA' ? 'maker FAG' : source);

function isOwnNumberOfAnother(reading: ParsedDesignation, row: SpellingRules): boolean {
  const { type, series } = reading;
  if (NUMBERED_ALIKE.some(({ is, by }) => is(reading) && !by.includes(row.source))) return true;
  const isPlain = type === 'rod end' || type === 'spherical plain';
  const isOwnPlain = isPlain && /^(?:maker|GB)/.test(reading.source ?? '');
  const isOwn =
    OFTEN_OWN.includes(type) ||
    isOwnPlain ||
    ['38', 'miniature', 'cone or cup'].includes(series ?? '') ||
    inaUnitLetters.includes(series ?? '');
  return isOwn && !reading.source?.startsWith('ISO') && sourceOf(reading) !== row.source;
}

function makesType({ makes, toroidal }: SpellingRules, type: BearingType | null): boolean {
  if (type === 'toroidal') return toroidal === true;
  return makes === undefined || (type !== null && makes.includes(suffixGroupByType[type]));
}

/** Leaves out grease and noise class; undefined where the maker does not make the type or cannot write a fact. */
export function writeDesignation(
  reading: ParsedDesignation,
  row: SpellingRules,
  detail: Detail = 'plain',
): string | undefined {
  const { type, material, pairing, sealCode } = reading;
  if (!makesType(row, type) || isOwnNumberOfAnother(reading, row)) return undefined;
  const isWrittenBeforeClasses = row.separator === '' || row.separator === ' ';
  const pair = pairing === '' ? '' : row.pairings?.[pairing];
  const parts = [
    material === null ? '' : material === 'stainless steel' ? row.stainless : undefined,
    basicNumberIn(reading, row),
    angleIn(reading, row),
    designIn(reading, row, detail),
    sealCode ? sealsIn(reading, row)[sealCode] : '',
    type === 'insert/unit' ? '' : BORES[reading.bore],
    cageIn(reading, row, detail),
    reading.snapRing,
    isWrittenBeforeClasses ? pair : '',
    toleranceAndClearanceIn(reading, row),
    isWrittenBeforeClasses ? '' : pair,
    specialIn(reading, row),
  ];
  return parts.includes(undefined) ? undefined : parts.join('');
}

const isIn = (bores: string, boreMm: number): boolean =>
  bores.split(' ').some((range) => {
    const [from, to = from] = range.split('-').map(Number);
    return from !== undefined && to !== undefined && from <= boreMm && boreMm <= to;
  });

/** The numbers under which a maker makes a spherical roller bearing of this size, bore and clearance. */
export function sphericalNumbers(reading: ParsedDesignation, row: SpellingRules): string[] {
  const { boreMm, series, basic, clearance, clearanceNote, sealCode, precision, pairing, material, snapRing } = reading;
  const hasMore = [sealCode ?? '', precision, pairing, material ?? '', snapRing, clearanceNote].some(
    (text) => text !== '',
  );
  const special = specialIn(reading, row);
  if (boreMm === null || series === null || hasMore || reading.hasSpecialBore || special === undefined) return [];
  const written: Readonly<Record<string, string>> = {
    n: basic,
    K: BORES[reading.bore],
    C: clearance === 'CN' ? '' : clearance,
  };
  return Object.entries(row.sphericals ?? {}).flatMap(([pattern, bores]) =>
    isIn(bores[series] ?? '', boreMm)
      ? pattern.replace(/\{([-/ ]?)(\w)\}/g, (_, mark: string, name: string) =>
          written[name] ? mark + written[name] : '',
        ) + special
      : [],
  );
}

/** Leaves out cage, grease and design; undefined where the maker's spelling cannot express a fact. */
export function formatDesignation(reading: ParsedDesignation, dialect: string): string | undefined {
  if (!isWhole(reading)) return undefined;
  if (dialect === 'generic') return universalNumber(reading);
  const row = spellingRules.get(dialect);
  const formatted = row && writeDesignation(reading, row);
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

/** Digits only, without clearance and precision; undefined where the scheme has no number. */
export function oldNumberFor(reading: ParsedDesignation, scheme: OldScheme = 'GOST 3189'): string | undefined {
  const isHeatTreated = reading.tokens.some(({ meaning }) => meaning.variant === 'heat');
  if (!reading.known || reading.special.length > 0 || reading.material !== null || isHeatTreated) return undefined;
  const plain = { ...reading, clearance: 'CN', clearanceNote: '', precision: '', pairing: '' } as const;
  const steep = /^(\d+)([BCD])$/.exec(reading.type === 'tapered roller' ? reading.basic : '');
  const suffix = universalNumber(plain).slice(reading.basic.length);
  return steep ? toOldNumber(steep[1] ?? '', steep[2], scheme) : toOldNumber(reading.basic, suffix, scheme);
}
