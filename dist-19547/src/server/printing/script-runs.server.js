                                                         

const arabic = /\p{Script=Arabic}/u;
/** Letters of the face of the sites, and signs of no script. */
const other = /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u;

/**
 * Words in letters that the face of the sites lacks get a font that has them; Arabic words also their visual order, right
 * to left, because the PDF library does not reorder text.
 */
export function scriptRuns(text        )                         {
  if (!other.test(text)) return text;
  const words = text.split(/(?<= )/);
  const runs                = [];
  for (let at = 0; at < words.length; ) {
    let end = at;
    while (end < words.length && arabic.test(words[end] ?? '')) end += 1;
    const seen = words.slice(at, end).toReversed();
    runs.push(...seen.flatMap((word) => [{ text: word.trim(), font: 'Arabic' }, { text: ' ' }]));
    if (end === at) {
      const word = words[at] ?? '';
      runs.push(other.test(word) ? { text: word, font: 'Other' } : { text: word });
      end = at + 1;
    }
    at = end;
  }
  return runs;
}
