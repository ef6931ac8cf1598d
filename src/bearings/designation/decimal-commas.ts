const MEASURE = '\\d{1,4}(?:[.,]\\d{1,3})?';
const TIMES = ' ?(?:mm ?)?[x×*] ?';
const SIZE = new RegExp(
  `(?<![\\d.,x×*])(${MEASURE})${TIMES}(${MEASURE})(?:${TIMES}(${MEASURE}))?(?!\\d|${TIMES}|[.,]\\d)`,
  'gi',
);

const mmOf = (measure: string): number => Number(measure.replace(',', '.'));

/**
 * '25,5x52x15' is '25.5x52x15'. A comma behind the last measure alone may divide the size from a quantity, and the one in
 * '25x52,30x62' divides two sizes.
 */
export const withDecimalPoints = (text: string): string =>
  /\d,\d/.test(text)
    ? text.replace(SIZE, (size, bore: string, outside: string, width = '0') => {
        const isSize = mmOf(bore) < mmOf(outside) && mmOf(width) <= mmOf(outside);
        return isSize && `${bore} ${outside}`.includes(',') ? size.replaceAll(',', '.') : size;
      })
    : text;
