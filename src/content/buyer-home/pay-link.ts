/** The account statement with these invoices ticked. */
export const payHref = (invoices: readonly { number: string }[]): string =>
  `/statement?pay=${invoices.map(({ number }) => encodeURIComponent(number)).join(',')}`;
