// What a spreadsheet makes of numbers that are typed into a cell without the format text.

const monthName = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
const madeDate = new RegExp(
  `^(?:\\d{1,2}-${monthName}(?:-\\d{2}(?:\\d{2})?)?|${monthName}-\\d{2}|(?:19|20)\\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]))$`,
);

/**
 * 'shortened' for '8.9E+12', which is written of a long number and has lost its last digits; 'date' for '5-Jun', 'Jun-05' or
 * '2026-06-05', which are made of '5-6' and 'JUN5'.
 */
export function damageOf(cell: string): 'shortened' | 'date' | undefined {
  if (/^\d([.,]\d+)?E\+\d+$/i.test(cell)) return 'shortened';
  return madeDate.test(cell) ? 'date' : undefined;
}
