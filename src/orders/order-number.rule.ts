/** An order is named by its number or by that of one of its rows: GWD26000123I1 is the first row of GWD26000123. */
export function orderNumberOf(text: string): string {
  return text.trim().toUpperCase().replace(/I.*$/, '');
}

/** The number printed for a row. */
export const rowNumber = (orderNumber: string, lineNo: number) => `${orderNumber}I${lineNo}`;
