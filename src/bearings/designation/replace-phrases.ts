import { isAscii, normalizeCharacters } from './compact-designation.ts';
import { chinesePhrases, chineseWords, phrases } from './phrases.data.ts';

const suffixByPhrase = new Map(
  phrases.flatMap(([words, suffix]) =>
    words.split('|').map((phrase): [string, string] => [normalizeCharacters(phrase), suffix]),
  ),
);
const longestByFirstWord = new Map<string, number>();
for (const phrase of suffixByPhrase.keys()) {
  const { 0: first = '', length } = phrase.split(' ');
  longestByFirstWord.set(first, Math.max(longestByFirstWord.get(first) ?? 0, length));
}

const angleLetters: Readonly<Record<string, string>> = { ANGLE15: 'C', ANGLE25: 'AC', ANGLE30: 'A', ANGLE40: 'B' };

/** Writes what is said in words as suffixes: '6205 SEALED BOTH SIDES' is '6205 2RS'. In capitals. */
export const replacePhrases = (plain: string): string =>
  replacePhraseWords(
    replaceChinese(plain)
      .split(/[\s,;()]/)
      .filter((word) => word !== ''),
  ).join(' ');

export function replacePhraseWords(words: readonly string[]): readonly string[] {
  if (!words.some((word) => longestByFirstWord.has(word))) return words;
  const replaced: string[] = [];
  for (let at = 0; at < words.length; ) {
    const { suffix, length } = phraseAt(words, at) ?? { suffix: words[at] ?? '', length: 1 };
    if (suffix !== '' && !isWrittenAngle(suffix, words) && !isWrittenCoating(suffix, words))
      replaced.push(angleLetters[suffix] ?? suffix);
    at += length;
  }
  return replaced;
}

export const replaceChinese = (plain: string): string =>
  isAscii(plain)
    ? plain
    : chinesePhrases
        .reduce((text, [words, suffix]) => text.replaceAll(words, ` ${suffix} `), plain)
        .replace(chineseWords, ' ');

function phraseAt(words: readonly string[], at: number): { suffix: string; length: number } | undefined {
  for (
    let length = Math.min(longestByFirstWord.get(words[at] ?? '') ?? 0, words.length - at);
    length > 0;
    length -= 1
  ) {
    const suffix = suffixByPhrase.get(words.slice(at, at + length).join(' '));
    if (suffix !== undefined) return { suffix, length };
  }
  return undefined;
}

/** In '7205 B 40 degree' the angle is said twice. */
function isWrittenAngle(suffix: string, words: readonly string[]): boolean {
  const letter = angleLetters[suffix];
  return letter !== undefined && words.some((word) => word === letter || (word.endsWith(letter) && /^\d/.test(word)));
}

/** INSOCOAT says which ring is insulated only by its suffix: VL2071 is the inner one. Sources: makers SKF, FAG. */
const isWrittenCoating = (suffix: string, words: readonly string[]): boolean =>
  suffix === 'VL0241' && words.some((word) => /VL0246|VL2071|J20/.test(word));
