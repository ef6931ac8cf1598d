const rightToLeft = ['ar', 'fa', 'he', 'ur'];

/** In which direction a language ('en-AE', 'ar-AE') is written, for `dir`; what is not known runs left to right. */
export function directionOf(language = ''): 'ltr' | 'rtl' {
  return rightToLeft.includes(language.split('-')[0]?.toLowerCase() ?? '') ? 'rtl' : 'ltr';
}
