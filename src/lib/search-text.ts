// What is typed and what is stored are compared in one writing; search-text.sql.ts writes what is stored so.

/** A word may begin after each of them. */
export const signsBeforeWords = '&-/,(@\u2013';
/** 'A.B.' is read as 'AB'. */
export const signsWithinWords = ".'\u2019";
/** Numbers are compared without them. */
export const signsOfNumbers = ' -/.';

const within = new RegExp(`[${signsWithinWords}]`, 'g');

const withoutInner = (text: string) => text.toLowerCase().replace(within, '');

/** Lower case, without signs. */
export const typedWords = (text: string): string[] =>
  withoutInner(text)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean);

const wordAfterSign = /([^\p{L}\p{N}\p{M}\s])([\p{L}\p{N}\p{M}]+)/gu;

/** The signs right before a typed word that are stored as they are: '_' of 'raj_k' before 'k'. */
export const keptSignsBefore = (word: string, text: string): string[] =>
  [...withoutInner(text).matchAll(wordAfterSign)].flatMap(([, sign = '', after]) =>
    after === word && !signsBeforeWords.includes(sign) ? [sign] : [],
  );

/** Begins nothing that is stored. */
export const nothing = '\u0001';

const shortestPart = 3;

/** A number without its signs; shorter parts are in too many. */
export function keyWithoutSigns(text: string): string {
  const key = text.toUpperCase().replaceAll(/[ \-/.]/g, '');
  return key.length >= shortestPart ? key : nothing;
}
