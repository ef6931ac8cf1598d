/** An order is identified by its number or by one of its row numbers: GWD26000123I1 is row 1 of GWD26000123. */
export const parseOrderNumber = (text: string): string =>
  text
    .trim()
    .toUpperCase()
    .replace(/(?<=\d)I\d*$/, '');

/** Dispatches and returns are numbered GWD26000123-1 and GWD26000123-R1; other text stays as it is. */
export const orderNumberIn = (text: string): string => parseOrderNumber(text).replace(/^([A-Z]+\d{8})-R?\d*$/, '$1');

/** 3 of GWD26000123I3; 0 where the text names no row. */
export const lineNumberIn = (text: string): number => Number(/I(\d{1,9})$/i.exec(text.trim())?.[1] ?? 0);

export const formatRowNumber = (orderNumber: string, lineNo: number) => `${orderNumber}I${lineNo}`;

/** GWD26000123: the letters of the seller, two digits of the year, six digits of the serial. */
export const formatOrderNumber = (prefix: string, year: number, serial: number) =>
  `${prefix}${String(year).slice(-2)}${String(serial).padStart(6, '0')}`;
