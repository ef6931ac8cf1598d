import { parseDesignation } from './parse-designation.ts';
import { isWhole } from './parsed-designation.ts';

/** Whether a text is a designation of which every part is understood. */
export const isWholeNumber = (text: string): boolean => isWhole(parseDesignation(text));
