// The numbers of documents are found inside a bank's text, also where it breaks them by blanks or drops their slashes.

const shortestDigits = 8;
const longestDigits = 12;

/** 'NM/26-27/000092' is compared as 'NM2627000092'. */
export const compactNumber = (number        )         => number.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** All compact numbers that the text may contain, by the prefixes of the seller's documents. */
export function possibleNumbers(text        , prefixes                   )           {
  const compact = compactNumber(text);
  const found = new Set        ();
  for (const prefix of prefixes.map(compactNumber)) {
    for (let at = compact.indexOf(prefix); at >= 0 && prefix !== ''; at = compact.indexOf(prefix, at + 1)) {
      const [digits = ''] = /^\d*/.exec(compact.slice(at + prefix.length, at + prefix.length + longestDigits)) ?? [];
      for (let length = shortestDigits; length <= digits.length; length += 1)
        found.add(prefix + digits.slice(0, length));
    }
  }
  return [...found];
}
