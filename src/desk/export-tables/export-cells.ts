import type { Day } from '../../lib/dates.ts';
import { toMajor, toPercent } from '../../lib/money.ts';
import type { SpreadsheetCell } from '../../lib/spreadsheet-cell.ts';
import { isErasedAddress } from '../../messages/erased-address.ts';

export const amountCell = (minor: number | null): SpreadsheetCell => (minor === null ? '' : { amount: toMajor(minor) });
export const dayCell = (day: Day | null): SpreadsheetCell => (day ? { day } : '');
export const yesCell = (isSo: boolean): SpreadsheetCell => (isSo ? 'yes' : '');
export const figureCell = (figure: number | null): SpreadsheetCell => figure ?? '';
export const emailCell = (email: string): SpreadsheetCell => (isErasedAddress(email) ? '' : email);

/** Below 1 it has its sign, because 0.5 may also mean 50 %. */
export function percentCell(bp: number | null): SpreadsheetCell {
  if (bp === null) return '';
  return bp > 0 && bp < 100 ? `${toPercent(bp)} %` : toPercent(bp);
}
