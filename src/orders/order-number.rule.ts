/** An order is named by its number or by that of one of its rows: GWD26000123I1 is the first row of GWD26000123. */
export function parseOrderNumber(text: string): string {
  const [number = ''] = text.trim().toUpperCase().split('I', 1);
  return number;
}

/** The number printed for a row. */
export const formatRowNumber = (orderNumber: string, lineNo: number) => `${orderNumber}I${lineNo}`;

/** `GWD26000123`: the site, two digits of the year, six digits of its serial there. */
export const formatOrderNumber = (siteName: string, year: number, serial: number) =>
  `${siteName}${String(year).slice(-2)}${String(serial).padStart(6, '0')}`;
