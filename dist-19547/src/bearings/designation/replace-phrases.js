import { isAscii, normalizeCharacters } from './compact-designation.js';
import { chinesePhrases, chineseWords, phrases } from './phrases.data.js';

const suffixByPhrase = new Map(
  phrases.flatMap(([words, suffix]) =>
    words.split('|').map((phrase)                   => [normalizeCharacters(phrase), suffix]),
  ),
);
const longestByFirstWord = new Map                ();
for (const phrase of suffixByPhrase.keys()) {
  const { 0: first = '', length } = phrase.split(' ');
  longestByFirstWord.set(first, Math.max(longestByFirstWord.get(first) ?? 0, length));
}

const angleLetters                                   = { ANGLE15: 'C', ANGLE25: 'AC', ANGLE30: 'A', ANGLE40: 'B' };

/** Writes what is said in words as suffixes: '6205 SEALED BOTH SIDES' is '6205 2RS'. In capitals. */
export function replacePhrases(plain        )         {
  const words = (isAscii(plain) ? plain : replaceChinese(plain)).split(/[\s,;()]/).filter((word) => word !== '');
  const replaced           = [];
  for (let at = 0; at < words.length; ) {
    const { suffix, length } = phraseAt(words, at) ?? { suffix: words[at] ?? '', length: 1 };
    if (!isWrittenAngle(suffix, words)) replaced.push(angleLetters[suffix] ?? suffix);
    at += length;
  }
  return replaced.filter((word) => word !== '').join(' ');
}

const replaceChinese = (plain        )         =>
  chinesePhrases
    .reduce((text, [words, suffix]) => text.replaceAll(words, ` ${suffix} `), plain)
    .replace(chineseWords, ' ');

function phraseAt(words                   , at        )                                                 {
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
function isWrittenAngle(suffix        , words                   )          {
  const letter = angleLetters[suffix];
  return letter !== undefined && words.some((word) => word === letter || (word.endsWith(letter) && /^\d/.test(word)));
}
