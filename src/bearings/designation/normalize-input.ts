import { normalizeUnicode } from '../../lib/normalize-unicode.ts';
import { trimEndChars } from '../../lib/text-runs.ts';
import { ambiguousBrands, stopWords } from '../brand-words.data.ts';
import { dialectByBrand } from '../makers.ts';
import type { CompactDesignation } from './compact-designation.ts';
import { normalizeCharacters, stripSeparators } from './compact-designation.ts';
import { extractQuantity } from './extract-quantity.ts';

export type NormalizedInput = {
  readonly spellings: readonly CompactDesignation[];
  readonly dialect: string | undefined;
};

const stopWordSet = new Set(stopWords.map(normalizeCharacters));

export const dialectForBrand = (name: string): string => {
  const word = name.trim().toUpperCase();
  return Object.hasOwn(dialectByBrand, word) ? (dialectByBrand[word] ?? name) : name;
};

function removeBrandAndStopWords(plain: string): { words: string[]; dialect: string | undefined } {
  let dialect: string | undefined;
  const all = plain.split(/[\s,;()[\]"'*]+/).filter((word) => word !== '');
  const words = all.filter((word, i) => {
    const bare = trimEndChars(word, '-.:');
    const named = Object.hasOwn(dialectByBrand, bare) && (i === 0 || !ambiguousBrands.includes(bare));
    if (named) dialect ??= dialectByBrand[bare];
    return !named && !stopWordSet.has(bare);
  });
  return { words, dialect };
}

function removeBrandPrefix(spelling: CompactDesignation): {
  spelling: CompactDesignation;
  dialect: string | undefined;
} {
  const name = /^[A-Z]+(?=\d)/.exec(spelling.text)?.[0] ?? '';
  if (!Object.hasOwn(dialectByBrand, name)) return { spelling, dialect: undefined };
  const moved = (positions: ReadonlySet<number>) => new Set([...positions].map((at) => at - name.length));
  const rest = { text: spelling.text.slice(name.length), gaps: moved(spelling.gaps), hyphens: moved(spelling.hyphens) };
  return { spelling: rest, dialect: dialectByBrand[name] };
}

/** Suffixes and words that may precede the number; short letters are a type instead: C 2220, SNL 205. */
const MAY_PRECEDE_NUMBER = /^(?:C[2345]|CM|P[2456]|ZZ|2Z|2?RS\w*|DDU|LLU|VV|LLB|\p{L}{4,})$/u;

function moveNumberFirst(words: readonly string[]): string[] {
  const at = words.findIndex((word) => /\d{3}/.test(word));
  const isReversed = at > 0 && words.slice(0, at).every((word) => MAY_PRECEDE_NUMBER.test(word));
  return isReversed ? [...words.slice(at), ...words.slice(0, at)] : [];
}

export function normalizeInput(text: string): NormalizedInput {
  const whole = normalizeUnicode(text, 'NFKC');
  const { words, dialect } = removeBrandAndStopWords(normalizeCharacters(extractQuantity(whole)?.rest ?? whole));
  const compact = removeBrandPrefix(stripSeparators(words.join(' ')));
  const reordered = stripSeparators(moveNumberFirst(words).join(' '));
  const spellings = [compact.spelling, reordered].filter((spelling) => spelling.text !== '');
  return { spellings, dialect: dialect ?? compact.dialect };
}
