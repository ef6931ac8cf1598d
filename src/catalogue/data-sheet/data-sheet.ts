import type { Day } from '../../lib/dates.ts';
import type { Site } from '../../sites/site.ts';
import type { ItemRow, Substitute } from '../items/item.contract.ts';
import { itemHref } from '../items/item-link.rule.ts';

/** Has no prices and stock, so that it is the same for everybody. */
export type DataSheet = {
  site: Pick<Site, 'code' | 'name' | 'country' | 'legalName' | 'contact' | 'logo'>;
  address: string;
  day: Day;
  item: ItemRow;
  others: readonly Substitute[];
};

const maxSubstitutes = 7;

type DataSheetInput = { site: Site; address: string; day: Day; item: ItemRow; others: readonly Substitute[] };

export function createDataSheet({ site, address, day, item, others }: DataSheetInput): DataSheet {
  const { code, name, country, legalName, contact, logo } = site;
  return {
    site: { code, name, country, legalName, contact, logo },
    address: address + itemHref(site, { itemid: item.itemid }),
    day,
    item,
    others: others.slice(0, maxSubstitutes),
  };
}
