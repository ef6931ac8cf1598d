import type { CompactDesignation } from './compact-designation.ts';

/** Section and length in inches: A36, B105, C120. Longer ones may be numbers of GB 272 with a class: D205. Source: ISO 4184. */
const V_BELT = /^(?:[A-E]\d\d|[BCD]1\d\d|E1[4-9]\d)$/;

/** Size and bore in mm: 1610-28. Source: makers of taper bushes. */
const TAPER_BUSH =
  /^(?:1008|1108|1210|1215|1310|1610|1615|2012|2017|2517|2525|3020|3030|3525|3535|4030|4040|4535|4545|5040|5050)(?:\d\d|1[0-2]\d)$/;
const BUSH_SIZE_LENGTH = 4;

/** V-belts and taper bushes are ordered with bearings, and their numbers look like those of bearings. */
export const isOtherGoods = ({ text, hyphens }: CompactDesignation): boolean =>
  V_BELT.test(text) || (hyphens.has(BUSH_SIZE_LENGTH) && TAPER_BUSH.test(text));
