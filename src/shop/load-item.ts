import { data } from 'react-router';
import { designationKey } from '../catalogue/designation-key.rule.ts';
import { itemHref } from '../catalogue/item-link.rule.ts';
import { knownReading } from '../catalogue/known-reading.ts';
import { shareItemDetails } from '../catalogue/share-item.contract.ts';
import { say } from '../lib/say.ts';
import { refused } from '../ui/call.ts';
import type { PageContext } from '../ui/page-context.ts';

/** An item's page by its id; one that is not sold here answers 404 with the reason. */
export async function loadItem(page: PageContext, itemId: string | number | undefined) {
  const found = itemId === undefined ? undefined : await page.call(shareItemDetails, { itemId });
  if (!found || refused(found)) {
    const message = found?.message ?? say`This link names no item of this site.`;
    return data({ found: undefined, message }, { status: 404 });
  }
  const { data: item, data_list } = found;
  return data({
    found: {
      item,
      parts: designationKey(item.itemname, knownReading(item.itemname, item.brandname)),
      others: data_list.description,
      shareUrl: page.address + item.share_url,
      canonical: page.address + itemHref({ pages: page.site.pages }, { itemid: item.itemid }),
      siteName: page.site.name,
    },
    message: '',
  });
}

export type ItemData = Awaited<ReturnType<typeof loadItem>>['data'];
