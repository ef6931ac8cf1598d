import { msg } from '../../lib/i18n.ts';
import { withoutMissing } from '../../lib/without-missing.ts';
import type { ParsedDesignation } from '../designation/parsed-designation.ts';
import { boreFromCode, valuesIn } from '../dimensions/boundary-dimensions.ts';
import { ucDimensionsMm } from '../dimensions/insert.data.ts';
import {
  angularBallRatings,
  cylindricalRollerRatings,
  doubleRowBallRatings,
  grooveBallRatings,
  insertRatings,
  needleRatings,
  nskFourPointRatings,
  nskSphericalRatings,
  selfAligningBallRatings,
  skfSphericalRatings,
  taperRatings,
  thrustBallRatings,
} from './ratings.data.ts';
import { rollerDesignOf } from './roller-design.ts';
import { taperMounting } from './taper-mounting.data.ts';

export const nskCatalogue = msg('NSK general catalogue');
const skfCatalogue = msg('SKF general catalogue');
const ntnCatalogue = msg('NTN needle roller catalogue');

/** C and C0 in kN, then limiting speeds with grease and with oil in rpm, 0 where they are not known, then factors. */
type Row = { readonly values: readonly number[]; readonly source: string };

const rowIn = (table: string | undefined, name: string | number, source: string): Row | undefined => {
  const values = valuesIn(table ?? '', name);
  return values.length > 0 ? { values, source } : undefined;
};

export type Ratings = {
  readonly dynamicKN: number;
  readonly staticKN: number;
  readonly f0?: number;
  readonly source: string;
};

/** Ratings in kN of a general catalogue; undefined where they are not known for the design. */
export function ratingsOf(bearing: ParsedDesignation): Ratings | undefined {
  const withF0 = grooveRow(bearing) ?? insertRow(bearing);
  const row = withF0 ?? rowWithoutF0(bearing);
  const [dynamicKN, staticKN, f0] = row?.values ?? [];
  if (!row || dynamicKN === undefined || staticKN === undefined) return undefined;
  return { dynamicKN, staticKN, ...(withF0 && withoutMissing({ f0 })), source: row.source };
}

export type Speeds = { readonly greaseRpm?: number; readonly oilRpm?: number; readonly source?: string };

/** Limiting speeds in rpm by closure: what is closed on both sides or rubs has none with oil. */
export function speedsOf(bearing: ParsedDesignation): Speeds {
  const hasUsualCage = bearing.cage === null || bearing.cage === 'steel';
  if (!hasUsualCage) return {};
  const groove = grooveRow(bearing);
  if (groove) return { ...grooveSpeeds(bearing, groove.values), source: groove.source };
  return bearing.seal === 'open' ? openSpeeds(bearing) : {};
}

function openSpeeds(bearing: ParsedDesignation): Speeds {
  const taper = taperMountingOf(bearing);
  if (taper) return { greaseRpm: taper.greaseRpm, oilRpm: taper.oilRpm, source: nskCatalogue };
  const { values, source } = rowWithoutF0(bearing) ?? { values: [] };
  const [, , grease, oil] = values;
  return { ...(grease && { greaseRpm: grease }), ...(oil && { oilRpm: oil }), ...withoutMissing({ source }) };
}

function grooveSpeeds(bearing: ParsedDesignation, row: readonly number[]): Speeds {
  const [, , , grease, contact, oil] = row;
  switch (bearing.seal) {
    case 'open':
    case 'shield x1':
      return { ...(grease && { greaseRpm: grease }), ...(oil && { oilRpm: oil }) };
    case 'shield x2':
    case 'non-contact seal x1':
    case 'non-contact seal x2':
      return grease ? { greaseRpm: grease } : {};
    case 'contact seal x1':
    case 'contact seal x2':
      return contact ? { greaseRpm: contact } : {};
    default:
      return {};
  }
}

/** A maker's own design, another material or another bore changes the ratings; seals, clearance and class do not. */
function isStandard({ material, hasSpecialBore, special, setOf, cage }: ParsedDesignation): boolean {
  return !material && !hasSpecialBore && special.length === 0 && setOf === 1 && cage !== 'full complement';
}

const designMarks = ({ tokens }: ParsedDesignation): string[] =>
  tokens.filter(({ meaning }) => meaning.variant === 'design').map(({ text }) => text);

function grooveRow(bearing: ParsedDesignation): Row | undefined {
  const { type, series, boreMm } = bearing;
  if (type !== 'deep groove ball' || boreMm === null || !isStandard(bearing)) return undefined;
  if (designMarks(bearing).length > 0) return undefined;
  return rowIn(grooveBallRatings[series ?? ''], boreMm, nskCatalogue);
}

/** UCX05 has the ball bearing of UC206. */
function insertRow({ type, series, basic }: ParsedDesignation): Row | undefined {
  const [, letters, code = ''] = /([23X])(\d\d)(?:-\d+)?$/.exec(basic) ?? [];
  if (type !== 'insert/unit' || !/^U[CK]/.test(series ?? '')) return undefined;
  if (letters !== '2' && letters !== '3' && letters !== 'X') return undefined;
  const [outsideMm] = valuesIn(ucDimensionsMm[letters], boreFromCode(code) ?? 0);
  return rowIn(insertRatings[letters === '3' ? '3' : '2'], outsideMm ?? 0, 'FYH');
}

const rowWithoutF0 = (bearing: ParsedDesignation): Row | undefined =>
  rollerRow(bearing) ?? taperRow(bearing) ?? openRow(bearing) ?? sphericalRow(bearing) ?? nskFourPointRow(bearing);

function rollerRow(bearing: ParsedDesignation): Row | undefined {
  const design = rollerDesignOf(bearing);
  if (!design || bearing.boreMm === null || !isStandard(bearing)) return undefined;
  const row = design.series + (design.isReinforced ? 'E' : '');
  return rowIn(cylindricalRollerRatings[row], bearing.boreMm, nskCatalogue);
}

/** Marks of SKF's tapered roller bearings that are no other design. */
const usualTaperMarks = /^(?:X|J[1-3]?|Q)$/;

/** A steep tapered bearing (32205B) has a letter after the number. */
const isUsualTaper = (bearing: ParsedDesignation): boolean =>
  bearing.type === 'tapered roller' &&
  bearing.seal === 'open' &&
  !/[A-Z]$/.test(bearing.basic) &&
  isStandard(bearing) &&
  designMarks(bearing).every((mark) => usualTaperMarks.test(mark));

function taperRow(bearing: ParsedDesignation): Row | undefined {
  const { series, boreMm } = bearing;
  if (boreMm === null || !isUsualTaper(bearing)) return undefined;
  return rowIn(taperRatings[series ?? ''], boreMm, skfCatalogue);
}

type TaperMounting = {
  readonly greaseRpm: number;
  readonly oilRpm: number;
  readonly loadCentreMm: number;
  readonly shaftMm: number;
  readonly housingMm: number;
  readonly filletMm: number;
};

/** A typical tapered roller bearing: speeds in rpm, sizes in mm. Source: NSK general catalogue. */
export function taperMountingOf(bearing: ParsedDesignation): TaperMounting | undefined {
  const { series, boreMm } = bearing;
  if (boreMm === null || !isUsualTaper(bearing)) return undefined;
  const values = valuesIn(taperMounting[series ?? ''] ?? '', boreMm);
  const [greaseRpm = 0, oilRpm = 0, loadCentreMm = 0, shaftMm = 0, housingMm = 0, filletMm = 0] = values;
  return values.length > 0 ? { greaseRpm, oilRpm, loadCentreMm, shaftMm, housingMm, filletMm } : undefined;
}

/** The ratings of open bearings without a mark of another design. */
function openRow(bearing: ParsedDesignation): Row | undefined {
  const { type, series, boreMm, seal, contactAngleDegrees } = bearing;
  if (boreMm === null || seal !== 'open' || !isStandard(bearing) || designMarks(bearing).length > 0) return undefined;
  switch (type) {
    case 'self-aligning ball':
      return rowIn(selfAligningBallRatings[series ?? ''], boreMm, nskCatalogue);
    case 'thrust ball':
      return rowIn(thrustBallRatings[series ?? ''], boreMm, nskCatalogue);
    case 'angular contact ball double row':
      return rowIn(doubleRowBallRatings[series ?? ''], boreMm, nskCatalogue);
    case 'angular contact ball':
      return rowIn(angularBallRatings[`${series} ${contactAngleDegrees}`], boreMm, nskCatalogue);
    default:
      return needleRow(bearing);
  }
}

/** RNA4905 has the rollers of NA4905, BK2020 those of HK2020. */
function needleRow({ series, basic }: ParsedDesignation): Row | undefined {
  const rollers = series?.replace(/^RNA/, 'NA').replace(/^BK$/, 'HK') ?? '';
  return rowIn(needleRatings[rollers], basic.slice(series?.length), ntnCatalogue);
}

/** The ratings of a design that NSK alone makes. */
function nskFourPointRow(bearing: ParsedDesignation): Row | undefined {
  const { type, series, boreMm, dialect } = bearing;
  const isOfNsk = type === 'four-point contact ball' && dialect === 'NSK';
  if (!isOfNsk || boreMm === null || !isStandard(bearing)) return undefined;
  return rowIn(nskFourPointRatings[series ?? ''], boreMm, nskCatalogue);
}

/** The row has e, Y1, Y2 and Y0 after the speeds; of NSK's EA and SKF's E, CC and CA only, which carry most. */
export function sphericalRow(bearing: ParsedDesignation): Row | undefined {
  const { type, series, boreMm, dialect, tokens, seal } = bearing;
  if (type !== 'spherical roller' || boreMm === null || !isStandard(bearing)) return undefined;
  if (dialect === 'NSK' && tokens.some(({ text }) => text === 'EA'))
    return rowIn(nskSphericalRatings[series ?? ''], boreMm, nskCatalogue);
  if (dialect !== 'SKF' || seal !== 'open') return undefined;
  const design = [bearing.design, ...designMarks(bearing)].join('');
  return rowIn(skfSphericalRatings[`${series} ${design}`], boreMm, skfCatalogue);
}

/**
 * In kN. Source: ISO 281, simplified: C0/22 of ball, C0/8.2 of roller bearings, less above 100 mm of pitch diameter;
 * undefined for tapered roller and thrust bearings, for which makers give less.
 */
export function statedFatigueLimitKN(
  { type, boreMm, outsideMm }: ParsedDesignation,
  staticKN: number,
): number | undefined {
  if (!type || type === 'tapered roller' || type.includes('thrust') || boreMm === null || outsideMm === null)
    return undefined;
  const pitchMm = (boreMm + outsideMm) / 2;
  const isBall = type === 'insert/unit' || /\bball\b/.test(type);
  const size = pitchMm <= 100 ? 1 : (100 / pitchMm) ** (isBall ? 0.5 : 0.3);
  return Number(((staticKN / (isBall ? 22 : 8.2)) * size).toPrecision(3));
}
