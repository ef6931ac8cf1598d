import { msg } from '../../lib/i18n.js';
import { withoutMissing } from '../../lib/without-missing.js';
                                                                              
import { valuesIn } from '../dimensions/boundary-dimensions.js';
import { angularBallRatings } from './angular-ball-ratings.data.js';
import { cylindricalRollerRatings } from './cylindrical-roller-ratings.data.js';
import { grooveBallRatings } from './groove-ball-ratings.data.js';
import { rollerDesignOf } from './roller-design.js';
import { selfAligningBallRatings } from './self-aligning-ball-ratings.data.js';
import { taperRatings } from './taper-ratings.data.js';

export const nskCatalogue = msg('NSK general catalogue');
const skfCatalogue = msg('SKF general catalogue');

                       
                             
                            
                       
                          
  

/** Ratings in kN of a general catalogue; undefined where they are not known for the design. */
export function ratingsOf(bearing                   )                      {
  const isTaper = bearing.type === 'tapered roller';
  const row = grooveRow(bearing) ?? rollerRow(bearing) ?? otherRow(bearing);
  const [dynamicKN, staticKN, f0] = row ?? [];
  if (dynamicKN === undefined || staticKN === undefined) return undefined;
  return { dynamicKN, staticKN, ...withoutMissing({ f0 }), source: isTaper ? skfCatalogue : nskCatalogue };
}

                                                                               

/** Limiting speeds in rpm by closure: what is closed on both sides or rubs has none with oil. */
export function speedsOf(bearing                   )         {
  const [, , , grease, contact, oil] = grooveRow(bearing) ?? [];
  const hasUsualCage = bearing.cage === null || bearing.cage === 'steel';
  if (!hasUsualCage) return {};
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
function isStandard({ material, hasSpecialBore, special, setOf, cage }                   )          {
  return !material && !hasSpecialBore && special.length === 0 && setOf === 1 && cage !== 'full complement';
}

function grooveRow(bearing                   )                                {
  const { type, series, boreMm, tokens } = bearing;
  if (type !== 'deep groove ball' || boreMm === null || !isStandard(bearing)) return undefined;
  if (tokens.some(({ meaning }) => meaning.variant === 'design')) return undefined;
  return found(valuesIn(grooveBallRatings[series ?? ''] ?? '', boreMm));
}

function rollerRow(bearing                   )                                {
  const design = rollerDesignOf(bearing);
  if (!design || bearing.boreMm === null || !isStandard(bearing)) return undefined;
  const row = design.series + (design.isReinforced ? 'E' : '');
  return found(valuesIn(cylindricalRollerRatings[row] ?? '', bearing.boreMm));
}

/** Marks of SKF's tapered roller bearings that are no other design. */
const usualTaperMarks = /^(?:X|J[1-3]?|Q)$/;

/** Of open bearings only; a steep tapered one (32205B) has a letter after the number. */
function otherRow(bearing                   )                                {
  const { type, series, basic, boreMm, tokens, seal, contactAngleDegrees } = bearing;
  if (boreMm === null || seal !== 'open' || /[A-Z]$/.test(basic) || !isStandard(bearing)) return undefined;
  const marks = tokens.filter(({ meaning }) => meaning.variant === 'design').map(({ text }) => text);
  if (type === 'tapered roller' && marks.every((mark) => usualTaperMarks.test(mark)))
    return found(valuesIn(taperRatings[series ?? ''] ?? '', boreMm));
  if (marks.length > 0) return undefined;
  if (type === 'self-aligning ball') return found(valuesIn(selfAligningBallRatings[series ?? ''] ?? '', boreMm));
  if (type !== 'angular contact ball') return undefined;
  return found(valuesIn(angularBallRatings[`${series} ${contactAngleDegrees}`] ?? '', boreMm));
}

const found = (values                   ) => (values.length > 0 ? values : undefined);

/**
 * In kN. Source: ISO 281, simplified: C0/22 of ball, C0/8.2 of roller bearings, less above 100 mm of pitch diameter;
 * undefined for tapered roller bearings, for which makers give less.
 */
export function fatigueLimitKN({ type, boreMm, outsideMm }                   , staticKN        )                     {
  if (!type || type === 'tapered roller' || boreMm === null || outsideMm === null) return undefined;
  const pitchMm = (boreMm + outsideMm) / 2;
  const isBall = /\bball\b/.test(type);
  const size = pitchMm <= 100 ? 1 : (100 / pitchMm) ** (isBall ? 0.5 : 0.3);
  return Number(((staticKN / (isBall ? 22 : 8.2)) * size).toPrecision(3));
}
