const rightToLeft = ['ar', 'fa', 'he', 'ur'];

export function directionOf(language = '')                {
  return rightToLeft.includes(language.split('-')[0]?.toLowerCase() ?? '') ? 'rtl' : 'ltr';
}

export const bidiIsolate = (text        )         => `\u2068${text}\u2069`;

export const isLeftToRight = (text        )          => !/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/.test(text);
