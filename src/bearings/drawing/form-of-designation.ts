import type { ParsedDesignation } from '../designation/parsed-designation.ts';
import { hasGrooveAsStandard } from '../interchange/compare-bearings.ts';
import { countInSet, drawnPairings } from '../sections/paired-section.ts';
import type { SectionDimensions, SectionForm } from '../sections/section.ts';
import { drawingTypeFor } from './drawing-kind.ts';
import type { Drawn } from './section-svg.ts';

/** Suffixes of an annular groove with holes in the outer ring. Sources: ISO, makers FAG (S), NSK (E4), NTN (D1). */
const lubricationSuffixes = ['W33', 'W33X', 'S', 'E4', 'D1'];

/** With a sleeve or an angle ring, or with a flanged cup, a bearing has another section, which is not drawn. */
const OTHER_FORM = /^(?:with (?!U\d)|flanged cup$)/;
const SEATING_WASHER = /^with U\d/;

/** The kind of its section; '' where the designation names a form that is not drawn. */
function kindOf({ type, basic, special, pairing }: ParsedDesignation): string | undefined {
  if (type === null) return undefined;
  const isSet = /^[DTQ]/.test(pairing);
  if (special.some((feature) => OTHER_FORM.test(feature))) return '';
  if (isSet && !drawnPairings.includes(arrangementOf(pairing))) return '';
  const seat = special.some((feature) => SEATING_WASHER.test(feature)) ? '+U2' : '';
  return drawingTypeFor(type, basic + seat);
}

/** DBA and DBC are DB with a preload. */
const arrangementOf = (pairing: string): string => (pairing.startsWith('D') ? pairing.slice(0, 2) : pairing);

/**
 * What a designation says of the section, for the drawing; fields that it does not say are left out. `widthMm` is the
 * width of the item, which is that of the set or of one bearing of it.
 */
export function formOfDesignation(reading: ParsedDesignation, widthMm: number): SectionForm {
  const { known, type, bore, cage, snapRing, contactAngleDegrees, pairing, special, design, setOf } = reading;
  if (!known) return {};
  const isRelubricated =
    hasGrooveAsStandard(reading) ||
    reading.tokens.some(({ text, meaning }) => meaning.variant === 'lubrication' && lubricationSuffixes.includes(text));
  const isWhole = reading.widthMm === null || Math.abs(reading.widthMm - widthMm) < 0.3 * (reading.widthMm / setOf);
  const kind = kindOf(reading);
  const arrangement = arrangementOf(pairing);
  const form: SectionForm = {
    kind: type === null ? undefined : kind,
    bore: bore === 'cylindrical' ? undefined : bore,
    cage: cage ?? undefined,
    snapRing: snapRing || undefined,
    hasLubricationGroove: isRelubricated || undefined,
    hasFlange: special.includes('flanged') || undefined,
    contactAngleDegrees: contactAngleDegrees ?? undefined,
    pairing: countInSet(arrangement) > 1 && isWhole ? arrangement : undefined,
    hasGuideRing: (type === 'spherical roller' && design === 'CC') || undefined,
  };
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined));
}

/** What is drawn of a designation whose sizes are known, in mm. */
export const drawnOf = (reading: ParsedDesignation, { d, D, B }: SectionDimensions): Drawn => ({
  type: reading.type ?? '',
  d,
  D,
  B,
  seal: reading.seal,
  ...formOfDesignation(reading, B),
});
