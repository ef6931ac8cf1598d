/** Hyphens that do not break, dashes and minus signs, as Word, web pages and PDFs write them, look like the hyphen. */
export const plainHyphens = (text: string): string => text.replace(/[\p{Pd}\u2212]/gu, '-');
