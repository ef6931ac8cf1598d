import { msg } from '../../lib/i18n.ts';
import { withoutMissing } from '../../lib/without-missing.ts';
import type { ParsedDesignation } from '../designation/parsed-designation.ts';
import { valuesIn } from '../dimensions/boundary-dimensions.ts';
import { angularBallRatings } from './angular-ball-ratings.data.ts';
import { cylindricalRollerRatings } from './cylindrical-roller-ratings.data.ts';
import { doubleRowBallRatings } from './double-row-ball-ratings.data.ts';
import { grooveBallRatings } from './groove-ball-ratings.data.ts';
import { nskFourPointRatings, nskSphericalRatings } from './own-design-ratings.data.ts';
import { rollerDesignOf } from './roller-design.ts';
import { selfAligningBallRatings } from './self-aligning-ball-ratings.data.ts';
import { taperRatings } from './taper-ratings.data.ts';
import { thrustBallRatings } from './thrust-ball-ratings.data.ts';

export const nskCatalogue = msg('NSK general catalogue');
const skfCatalogue = msg('SKF general catalogue');

export type Ratings = {
  readonly dynamicKN: number;
  readonly staticKN: number;
  readonly f0?: number;
  readonly source: string;
};

/** Ratings in kN of a general catalogue; undefined where they are not known for the design. */
export function ratingsOf(bearing: ParsedDesignation): Ratings | undefined {
  const isTaper = bearing.type === 'tapered roller';
  const [, , f0] = grooveRow(bearing) ?? [];
  const [dynamicKN, staticKN] = grooveRow(bearing) ?? rowWithoutF0(bearing) ?? [];
  if (dynamicKN === undefined || staticKN === undefined) return undefined;
  return { dynamicKN, staticKN, ...withoutMissing({ f0 }), source: isTaper ? skfCatalogue : nskCatalogue };
}

export type Speeds = { readonly greaseRpm?: number; readonly oilRpm?: number };

/** Limiting speeds in rpm by closure: what is closed on both sides or rubs has none with oil. */
export function speedsOf(bearing: ParsedDesignation): Speeds {
  const hasUsualCage = bearing.cage === null || bearing.cage === 'steel';
  if (!hasUsualCage) return {};
  const groove = grooveRow(bearing);
  return groove ? grooveSpeeds(bearing, groove) : openSpeeds(bearing);
}

function openSpeeds(bearing: ParsedDesignation): Speeds {
  const [, , grease, oil] = rowWithoutF0(bearing) ?? [];
  if (bearing.seal !== 'open') return {};
  return { ...(grease && { greaseRpm: grease }), ...(oil && { oilRpm: oil }) };
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

function grooveRow(bearing: ParsedDesignation): readonly number[] | undefined {
  const { type, series, boreMm, tokens } = bearing;
  if (type !== 'deep groove ball' || boreMm === null || !isStandard(bearing)) return undefined;
  if (tokens.some(({ meaning }) => meaning.variant === 'design')) return undefined;
  return found(valuesIn(grooveBallRatings[series ?? ''] ?? '', boreMm));
}

function rollerRow(bearing: ParsedDesignation): readonly number[] | undefined {
  const design = rollerDesignOf(bearing);
  if (!design || bearing.boreMm === null || !isStandard(bearing)) return undefined;
  const row = design.series + (design.isReinforced ? 'E' : '');
  return found(valuesIn(cylindricalRollerRatings[row] ?? '', bearing.boreMm));
}

/** Marks of SKF's tapered roller bearings that are no other design. */
const usualTaperMarks = /^(?:X|J[1-3]?|Q)$/;

/** Of open bearings only; a steep tapered one (32205B) has a letter after the number. */
function otherRow(bearing: ParsedDesignation): readonly number[] | undefined {
  const { type, series, basic, boreMm, tokens, seal, contactAngleDegrees } = bearing;
  if (boreMm === null || seal !== 'open' || /[A-Z]$/.test(basic) || !isStandard(bearing)) return undefined;
  const marks = tokens.filter(({ meaning }) => meaning.variant === 'design').map(({ text }) => text);
  if (type === 'tapered roller' && marks.every((mark) => usualTaperMarks.test(mark)))
    return found(valuesIn(taperRatings[series ?? ''] ?? '', boreMm));
  if (marks.length > 0) return undefined;
  if (type === 'self-aligning ball') return found(valuesIn(selfAligningBallRatings[series ?? ''] ?? '', boreMm));
  if (type === 'thrust ball') return found(valuesIn(thrustBallRatings[series ?? ''] ?? '', boreMm));
  if (type === 'angular contact ball double row')
    return found(valuesIn(doubleRowBallRatings[series ?? ''] ?? '', boreMm));
  if (type !== 'angular contact ball') return undefined;
  return found(valuesIn(angularBallRatings[`${series} ${contactAngleDegrees}`] ?? '', boreMm));
}

function rowWithoutF0(bearing: ParsedDesignation): readonly number[] | undefined {
  return rollerRow(bearing) ?? otherRow(bearing) ?? nskRow(bearing);
}

/** What NSK alone makes in this design. */
function nskRow(bearing: ParsedDesignation): readonly number[] | undefined {
  const { type, series, boreMm, dialect } = bearing;
  if (dialect !== 'NSK' || boreMm === null || !isStandard(bearing)) return undefined;
  if (type === 'four-point contact ball') return found(valuesIn(nskFourPointRatings[series ?? ''] ?? '', boreMm));
  return nskSphericalRow(bearing);
}

/** Its ratings, speeds and factors, where it is of NSK's design EA. */
export function nskSphericalRow(bearing: ParsedDesignation): readonly number[] | undefined {
  const { type, series, boreMm, dialect, tokens } = bearing;
  const isOfDesign = type === 'spherical roller' && dialect === 'NSK' && tokens.some(({ text }) => text === 'EA');
  if (!isOfDesign || boreMm === null || !isStandard(bearing)) return undefined;
  return found(valuesIn(nskSphericalRatings[series ?? ''] ?? '', boreMm));
}

const found = (values: readonly number[]) => (values.length > 0 ? values : undefined);

/**
 * In kN. Source: ISO 281, simplified: C0/22 of ball, C0/8.2 of roller bearings, less above 100 mm of pitch diameter;
 * undefined for tapered roller and thrust bearings, for which makers give less.
 */
export function fatigueLimitKN({ type, boreMm, outsideMm }: ParsedDesignation, staticKN: number): number | undefined {
  if (!type || type === 'tapered roller' || type.includes('thrust') || boreMm === null || outsideMm === null)
    return undefined;
  const pitchMm = (boreMm + outsideMm) / 2;
  const isBall = /\bball\b/.test(type);
  const size = pitchMm <= 100 ? 1 : (100 / pitchMm) ** (isBall ? 0.5 : 0.3);
  return Number(((staticKN / (isBall ? 22 : 8.2)) * size).toPrecision(3));
}
