/** The limit of stream-safe text (UAX 15); sorting more combining marks takes quadratic time. */
const maxMarks = 30;
const short = 100;

export function normalizeUnicode(text: string, form: 'NFC' | 'NFKC' | 'NFKD'): string {
  if (text.length <= short) return text.normalize(form);
  const safe = text.replace(/\p{M}+/gu, (run) => (run.length > maxMarks ? [...run].slice(0, maxMarks).join('') : run));
  return safe.normalize(form);
}
