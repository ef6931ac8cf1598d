import type { ContentText } from 'pdfmake/interfaces.js';

const arabic = /\p{Script=Arabic}/u;

/** Puts Arabic words into visual order, right to left, because the PDF library does not reorder text. */
export function scriptRuns(text: string): string | ContentText[] {
  if (!arabic.test(text)) return text;
  const words = text.split(/(?<= )/);
  const runs: ContentText[] = [];
  for (let at = 0; at < words.length; ) {
    let end = at;
    while (end < words.length && arabic.test(words[end] ?? '')) end += 1;
    const seen = words.slice(at, end).toReversed();
    runs.push(...seen.flatMap((word) => [{ text: word.trim(), font: 'Arabic' }, { text: ' ' }]));
    if (end === at) {
      runs.push({ text: words[at] ?? '' });
      end = at + 1;
    }
    at = end;
  }
  return runs;
}
