import { normalizeCharacters } from './compact-designation.ts';
import { chinesePhrases, chineseWords, phrases } from './phrases.data.ts';

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** One pattern of fixed words in fixed order, so that it runs in linear time. */
const suffixByPhrase = new Map(
  phrases.flatMap(([words, suffix]) =>
    words.split('|').map((phrase): [string, string] => [normalizeCharacters(phrase), suffix]),
  ),
);
const anyPhrase = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[...suffixByPhrase.keys()]
    .sort((a, b) => b.length - a.length)
    .map(escape)
    .join('|')})(?![\\p{L}\\p{N}])`,
  'gu',
);

const angleLetters: Readonly<Record<string, string>> = { ANGLE15: 'C', ANGLE25: 'AC', ANGLE30: 'A', ANGLE40: 'B' };

/** Writes what is said in words as suffixes: '6205 SEALED BOTH SIDES' is '6205 2RS'. In capitals. */
export function replacePhrases(plain: string): string {
  const withoutChinese = chinesePhrases
    .reduce((text, [words, suffix]) => text.replaceAll(words, ` ${suffix} `), plain)
    .replace(chineseWords, ' ');
  const oneSpaced = withoutChinese.replace(/\s+/g, ' ');
  return oneSpaced.replace(anyPhrase, (phrase) => {
    const suffix = suffixByPhrase.get(phrase) ?? '';
    const letter = angleLetters[suffix];
    if (letter === undefined) return suffix;
    return new RegExp(`\\d[ -]?${letter}(?![A-Z])`).test(oneSpaced) ? '' : letter;
  });
}
