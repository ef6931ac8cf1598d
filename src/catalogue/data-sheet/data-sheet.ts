import type { Day } from '../../lib/dates.ts';
import { type PrintedSite, printedSite } from '../../server/printing/letterhead.server.ts';
import type { Site } from '../../sites/site.ts';
import type { ShownCertificate } from '../certificates/certificate.contract.ts';
import type { ItemRow, Substitute } from '../items/item.contract.ts';
import { itemHref } from '../items/item-link.rule.ts';

/** Has no prices and stock, so that it is the same for everybody. */
export type DataSheet = {
  site: Pick<Site, 'country' | 'legalName' | 'contact'> & PrintedSite;
  address: string;
  day: Day;
  item: ItemRow;
  others: readonly Substitute[];
  /** Those that hold on the day. */
  certificates: readonly ShownCertificate[];
};

const maxSubstitutes = 7;

type DataSheetInput = Omit<DataSheet, 'site'> & { site: Site };

export function createDataSheet({ site, address, day, item, others, certificates }: DataSheetInput): DataSheet {
  const { country, legalName, contact } = site;
  return {
    site: { ...printedSite(site), country, legalName, contact },
    address: address + itemHref(site, { itemid: item.itemid }),
    day,
    item,
    others: others.slice(0, maxSubstitutes),
    certificates,
  };
}
