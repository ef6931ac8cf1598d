import type { Day } from '../../lib/dates.ts';
import type { SellerSite } from '../../sites/site.ts';

/** Says what the files of an archive are, and which of them can be imported again. */
export const readmeOfArchive = ({ name, legalName, currency }: SellerSite, day: Day): string =>
  `${name}, ${legalName}: all records of the shop as of ${day}

Each table is a CSV file in UTF-8. Amounts are in ${currency} unless a column says otherwise, days are written like 2026-12-04.
manifest.json says how many rows each file has, its columns and its checksum (SHA-256).

What can be imported again?

Imports at the desk takes these files, in this order:

  1. items.csv      as Items
  2. stock.csv      as Stock
  3. customers.csv  as Customers. First make the price lists that are named in it, at Prices: they need only their names
  4. prices.csv     as Prices
  5. bills.csv      what was open on this day, as Bills. A shop that numbers its invoices with the same letters refuses the
                    numbers of this one: give its branches other letters before

retired-items.csv has the items that are not sold any more. Importing it as Items would sell them again.

The other files are the records of the shop: orders, RFIs, invoices, receipts and the ledger. They are there to be kept and
read by other programs, and are not imported: invoices and receipts keep the numbers that they were given.

Pictures, certificates and printed documents are not in this archive.
`;
