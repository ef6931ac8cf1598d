import type { ContentText } from './paper.ts';

const arabic = /\p{Script=Arabic}/u;
/** Signs that Unicode counts to no script; only the Arabic font has them. */
const arabicSigns = /[،؛؟]/;
/** Numbers and signs, which stand between Arabic words as these are read. */
const noLetters = /^\P{L}+$/u;
/** Letters of the face of the sites, and signs of no script. */
const other = /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]|[،؛؟]/u;

/** Emoji with what joins and colours them: no face of a paper has them, and each would be an empty box. */
const pictures =
  /(?:(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|[\u200D\uFE0F\u20E3])+ ?/gu;

/** A piece this long without a blank, '/' or '-' is broken anywhere: a table would be wider than its sheet. */
const longPiece = /([^\s/-]{23,})/u;

/**
 * Words in letters that the face of the sites lacks get a font that has them. Arabic words and the numbers between and
 * behind them are marked to be read from right to left.
 */
export function scriptRuns(written: string): string | ContentText[] {
  const text = written.replace(pictures, '');
  if (!longPiece.test(text)) return runsOfScripts(text);
  return text
    .split(longPiece)
    .filter(Boolean)
    .flatMap((part) => {
      const wordBreak = longPiece.test(part) ? 'break-all' : 'normal';
      return [runsOfScripts(part)]
        .flat()
        .map((run) => ({ ...(typeof run === 'string' ? { text: run } : run), wordBreak }));
    });
}

function runsOfScripts(text: string): string | ContentText[] {
  if (!other.test(text)) return text;
  const words = text.split(/(?<= )/);
  const runs: ContentText[] = [];
  for (let at = 0; at < words.length; ) {
    const end = endOfArabic(words, at);
    for (const word of words.slice(at, end)) runs.push(arabicRun(word.trim()), rightToLeft(' '));
    if (end === at) {
      const word = words[at] ?? '';
      runs.push(other.test(word) ? { text: word, font: arabicSigns.test(word) ? 'Arabic' : 'Other' } : { text: word });
    }
    at = Math.max(end, at + 1);
  }
  return runs;
}

/** The first word after the Arabic ones and the numbers between and behind them. */
function endOfArabic(words: readonly string[], start: number): number {
  let end = start;
  for (let next = start; next < words.length; next += 1) {
    const word = words[next] ?? '';
    const isNumber = noLetters.test(word) && /\d/.test(word);
    if (arabic.test(word) || (isNumber && end > start)) end = next + 1;
    else if (end === start || !noLetters.test(word)) break;
  }
  return end;
}

const numbers = /\p{Nd}+(?:[.,:/٫٬]\p{Nd}+)*/gu;
const brackets: Readonly<Record<string, string>> = { '(': ')', ')': '(', '[': ']', ']': '[', '«': '»', '»': '«' };

const rightToLeft = (text: string, more: object = {}): ContentText => ({ text, rightToLeft: true, ...more });

/** PDFKit draws all of an Arabic word from right to left, so its numbers are turned round and its brackets swapped. */
function arabicRun(word: string): ContentText {
  if (!arabic.test(word)) return numberRun(word);
  const turned = word.replace(numbers, (number) => [...number].toReversed().join(''));
  const text = turned.replace(/[()[\]«»]/g, (bracket) => brackets[bracket] ?? bracket);
  return rightToLeft(text, { font: 'Arabic' });
}

const signsBehind = new Set('،؛؟.,:');

/** Drawn from left to right as one piece; a sign behind it stands to its left. */
function numberRun(word: string): ContentText {
  const letters = [...word];
  const end = letters.findLastIndex((letter) => !signsBehind.has(letter)) + 1;
  const font = arabicSigns.test(word) ? { font: 'Arabic' } : {};
  const text = [...letters.slice(end).toReversed(), ...letters.slice(0, end)].join('');
  return rightToLeft(text, { noWrap: true, ...font });
}
