import type { Day } from '../lib/dates.ts';
import type { Site } from '../sites/site.ts';
import type { ItemRow, StandIn } from './item.contract.ts';
import { itemHref } from './item-link.rule.ts';

/** What a data sheet says: facts only, no prices and no stock, so that it is the same for everybody. */
export type DataSheet = {
  site: Pick<Site, 'code' | 'name' | 'legalName' | 'contact'>;
  /** The whole address of the item's page. */
  address: string;
  day: Day;
  item: ItemRow;
  others: readonly StandIn[];
};

/** So many fill the page. */
const othersAtMost = 7;

type Sheeted = { site: Site; address: string; day: Day; item: ItemRow; others: readonly StandIn[] };

/** `item` and `others` as a visitor sees them; `address` is that of the site. */
export function dataSheetOf({ site, address, day, item, others }: Sheeted): DataSheet {
  const { code, name, legalName, contact } = site;
  return {
    site: { code, name, legalName, contact },
    address: address + itemHref(site, { itemid: item.itemid }),
    day,
    item,
    others: others.slice(0, othersAtMost),
  };
}
