/** The most combining marks on one letter in stream-safe text (UAX 15). Sorting more of them takes quadratic time. */
const mostMarks = 30;
/** A shorter text is normalised quickly whatever it holds. */
const short = 100;

/** Normalises a text in linear time; combining marks beyond the 30th on one letter are dropped. */
export function normalizeUnicode(text: string, form: 'NFC' | 'NFKC'): string {
  if (text.length <= short) return text.normalize(form);
  const safe = text.replace(/\p{M}+/gu, (run) =>
    run.length > mostMarks ? [...run].slice(0, mostMarks).join('') : run,
  );
  return safe.normalize(form);
}
