import type { ContentText } from 'pdfmake/interfaces.js';

const arabic = /\p{Script=Arabic}/u;
/** Numbers and signs, which stand between Arabic words as these are read. */
const noLetters = /^\P{L}+$/u;
/** Letters of the face of the sites, and signs of no script. */
const other = /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u;

/** So much without a blank, '/' or '-' is broken anywhere: the PDF library would widen the table beyond the sheet. */
const longPiece = /([^\s/-]{23,})/u;

/**
 * Words in letters that the face of the sites lacks get a font that has them; Arabic words also their visual order, right
 * to left, because the PDF library does not reorder text.
 */
export function scriptRuns(text: string): string | ContentText[] {
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
    const seen = words.slice(at, end).toReversed();
    runs.push(...seen.flatMap((word) => [arabicRun(word.trim()), { text: ' ' }]));
    if (end === at) {
      const word = words[at] ?? '';
      runs.push(other.test(word) ? { text: word, font: 'Other' } : { text: word });
    }
    at = Math.max(end, at + 1);
  }
  return runs;
}

/** The first word after the Arabic ones, with the numbers between them. */
function endOfArabic(words: readonly string[], start: number): number {
  let end = start;
  for (let next = start; next < words.length; next += 1) {
    const word = words[next] ?? '';
    if (arabic.test(word)) end = next + 1;
    else if (end === start || !noLetters.test(word)) break;
  }
  return end;
}

const numbers = /\p{Nd}+(?:[.,:/٫٬]\p{Nd}+)*/gu;
const brackets: Readonly<Record<string, string>> = { '(': ')', ')': '(', '[': ']', ']': '[', '«': '»', '»': '«' };

/** The library draws all of an Arabic word from right to left, so its numbers are turned round and its brackets swapped. */
function arabicRun(word: string): ContentText {
  if (!arabic.test(word)) return { text: word };
  const turned = word.replace(numbers, (number) => [...number].toReversed().join(''));
  return { text: turned.replace(/[()[\]«»]/g, (bracket) => brackets[bracket] ?? bracket), font: 'Arabic' };
}
