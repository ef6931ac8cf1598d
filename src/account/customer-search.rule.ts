// Customers are found by words and parts of words of the firm and its people, towns, phones in any writing, tax numbers and codes.

import { escapePattern } from '../lib/escape-pattern.ts';
import { keptSignsBefore, nothing, typedWords } from '../lib/search-text.ts';
import type { Country } from '../sites/site-facts.ts';
import { phoneParts } from './forms/mobile.rule.ts';

export type CustomerSearch = {
  /** Patterns for LIKE, each with the number of its word: one of each word must fit. Where `searchCount` is 0 nothing was typed. */
  searchWords: number[];
  searchPatterns: string[];
  searchCount: number;
};

/** What customers are ordered by as well. */
export type RankedCustomerSearch = CustomerSearch & {
  /** Regular expressions for a name that is what was typed, and one that begins like it. */
  nameIs: string;
  nameBegins: string;
  /** The pattern of a name in which a word begins like the first that was typed. */
  nameWord: string;
};

/** Written in several ways, or left out, in the names of firms. */
const alike: readonly (readonly string[])[] = [
  ['shree', 'shri', 'sri'],
  ['pvt', 'private'],
  ['ltd', 'limited'],
  ['and', '&'],
  ['ms', 'messrs'],
];
const alikeOf = new Map(alike.flatMap((words) => words.map((word) => [word, words] as const)));

/** One letter or two are searched for at the beginning of words only. */
const shortestPart = 3;
const mostWords = 8;
const phoneLike = /(?<![\p{L}\d])[+(]{0,2}\d[\d\s().+-]{5,30}\d(?![\p{L}\d])/gu;
const shortestPhone = 7;
/** It is in every other phone and tax number; typed alone, it means a record. */
const shortNumber = /^\s*\d{1,3}\s*$/;

export function readCustomerSearch(typed: string, country: Country): RankedCustomerSearch {
  const phones: string[] = [];
  const rest = typed.replace(phoneLike, (run) => {
    if (run.replace(/\D/g, '').length < shortestPhone) return run;
    phones.push(run);
    return ' ';
  });
  const words = namingWords(rest);
  const wanted = [
    ...phones.map((phone) => phoneParts(phone, country).map((part) => `%${part}%`)),
    ...words.map((word) => (alikeOf.get(word) ?? [word]).flatMap((one) => patternsOf(one, rest))),
  ].slice(0, mostWords);
  const isNothing = shortNumber.test(typed) || wanted.length === 0;
  if (isNothing && typed.trim() !== '') wanted.splice(0, wanted.length, []);
  const name = words.map(escapePattern).join('\\W+(?:and\\W+)?');
  return {
    searchWords: wanted.flatMap((patterns, index) => patterns.map(() => index)),
    searchPatterns: wanted.flat(),
    searchCount: wanted.length,
    nameIs: name === '' ? nothing : `^${lead}${name}${tail}$`,
    nameBegins: name === '' ? nothing : `^${lead}${name}`,
    nameWord: words[0] === undefined ? nothing : `% ${words[0]}%`,
  };
}

/** Before and after what a firm is called by. */
const lead = '\\W*(?:(?:ms|m s|messrs|shree|shri|sri)\\W+)*';
const tail = '(?:\\W+(?:pvt|private|p|ltd|limited))*\\W*';

/** Without M/s, Shree and Pvt Ltd, unless nothing else was typed. */
function namingWords(typed: string): string[] {
  const words = typedWords(typed.replace(/(?<!\S)m\/s\b/gi, 'ms').replace(/\(p\)/gi, ' pvt '));
  const naming = words.filter((word) => !alikeOf.has(word));
  return naming.length > 0 ? naming : words;
}

/** No word has a sign of patterns in it; before a short one a blank is stored, or the sign that was typed there. */
const patternsOf = (word: string, typed: string): string[] =>
  word.length < shortestPart
    ? [`% ${word}%`, ...keptSignsBefore(word, typed).map((sign) => `%\\${sign}${word}%`)]
    : [`%${word}%`];
