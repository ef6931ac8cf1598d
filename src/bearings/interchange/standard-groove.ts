import type { ParsedDesignation } from '../designation/parsed-designation.ts';

/** E of SKF and E1 and BE of FAG have a groove and three holes for grease in the outer ring as standard, so that W33 is not written. */
const GROOVED_DESIGN = /^(?:E|E1|E1A|BE|BEA)$/;

/** Of a spherical roller bearing. Sources: SKF's and Schaeffler's general catalogues. */
export const hasGrooveAsStandard = ({ type, tokens }: Pick<ParsedDesignation, 'type' | 'tokens'>): boolean =>
  type === 'spherical roller' &&
  tokens.some(({ text, meaning }) => meaning.variant === 'design' && GROOVED_DESIGN.test(text));
