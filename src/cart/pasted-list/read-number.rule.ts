// What a line names is read once, however many rules of reading ask for it.

import { parseDesignation } from '../../bearings/designation/parse-designation.ts';
import { isWhole, type ParsedDesignation } from '../../bearings/designation/parsed-designation.ts';
import { memoize } from '../../lib/memoize.ts';

const memoized = memoize<ParsedDesignation>(500);

export const readNumber = (text: string): ParsedDesignation => memoized(text, () => parseDesignation(text));

/** Whether a text is a designation of which every part is understood. */
export const isWholeNumber = (text: string): boolean => isWhole(readNumber(text));
