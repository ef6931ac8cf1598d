const rightToLeft = ['ar', 'fa', 'he', 'ur'];

/** In which direction a language ('en-AE', 'ar-AE') is written, for `dir`; what is not known runs left to right. */
export function directionOf(language = ''): 'ltr' | 'rtl' {
  return rightToLeft.includes(language.split('-')[0]?.toLowerCase() ?? '') ? 'rtl' : 'ltr';
}

/** A text between the marks that keep its own direction (that of its first letter) and that of its neighbours apart. */
export const bidiIsolate = (text: string): string => `\u2068${text}\u2069`;

/** No letter of it is written from right to left. */
export const isLeftToRight = (text: string): boolean => !/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/.test(text);
