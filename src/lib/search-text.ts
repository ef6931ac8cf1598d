// What is typed and what is stored are compared in one writing; search-text.sql.ts writes what is stored so.

/** A word may begin after each of them. */
export const signsBeforeWords = '&-/,(@\u2013';
/** 'A.B.' is read as 'AB'. */
export const signsWithinWords = ".'\u2019";
/** Numbers are compared without them. */
export const signsOfNumbers = ' -/.';

const within = new RegExp(`[${signsWithinWords}]`, 'g');

/** Lower case, without signs. */
export const typedWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(within, '')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean);

/** Begins nothing that is stored. */
export const nothing = '\u0001';

const shortestPart = 3;

/** A number without its signs; shorter parts are in too many. */
export function keyWithoutSigns(text: string): string {
  const key = text.toUpperCase().replaceAll(/[ \-/.]/g, '');
  return key.length >= shortestPart ? key : nothing;
}
