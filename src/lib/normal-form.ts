/** No script sets more marks on one letter (Unicode's stream-safe text, UAX 15); putting more in order takes the square of their number. */
const mostMarks = 30;
/** In a shorter text there is no room for a run of marks that takes long. */
const short = 100;

/** A text in one of Unicode's normal forms; of marks set on one letter those beyond the 30th are left out. */
export function inNormalForm(text: string, form: 'NFC' | 'NFKC'): string {
  if (text.length <= short) return text.normalize(form);
  const safe = text.replace(/\p{M}+/gu, (run) =>
    run.length > mostMarks ? [...run].slice(0, mostMarks).join('') : run,
  );
  return safe.normalize(form);
}
