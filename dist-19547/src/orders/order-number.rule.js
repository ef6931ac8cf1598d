/** An order is identified by its number or by one of its row numbers: GWD26000123I1 is row 1 of GWD26000123. */
export function parseOrderNumber(text        )         {
  const [number = ''] = text.trim().toUpperCase().split('I', 1);
  return number;
}

export const formatRowNumber = (orderNumber        , lineNo        ) => `${orderNumber}I${lineNo}`;

/** GWD26000123: the site, two digits of the year, six digits of the serial. */
export const formatOrderNumber = (siteName        , year        , serial        ) =>
  `${siteName}${String(year).slice(-2)}${String(serial).padStart(6, '0')}`;
