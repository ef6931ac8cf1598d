import { keyWithoutSigns, nothing } from '../../lib/search-text.ts';

/** Escapes the signs of a LIKE pattern, so that they are searched for like any other letter. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** A pattern of everything that contains the text. */
export const likePart = (text: string): string => `%${escapeLike(text)}%`;

/** Patterns of what contains one of the keys of numbers; a text that is too short for a key has none. */
export const partsOfNumbers = (typed: readonly string[]): string[] =>
  [...new Set(typed.map(keyWithoutSigns))].flatMap((key) => (key === nothing ? [] : likePart(key)));
