import { data } from 'react-router';
import { explainDesignation } from '../../catalogue/designation/explain-designation.rule.ts';
import { parseDesignationCached } from '../../catalogue/designation/parse-designation-cached.ts';
import { shareItemDetails } from '../../catalogue/item-page/share-item.contract.ts';
import { itemHref } from '../../catalogue/items/item-link.rule.ts';
import { t } from '../../lib/i18n.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import type { PageContext } from '../../ui/page/page-context.ts';

/** Responds 404 with the reason if the item is not sold on this site. */
export async function loadItem(page: PageContext, itemId: string | number | undefined) {
  const found = itemId === undefined ? undefined : await page.call(shareItemDetails, { itemId });
  if (!found || isRefusal(found)) {
    const message = found?.message ?? t`This link does not lead to an item in this store.`;
    return data({ found: undefined, message }, { status: 404 });
  }
  const { data: item, data_list } = found;
  return data({
    found: {
      item,
      parts: explainDesignation(item.itemname, parseDesignationCached(item.itemname, item.brandname)),
      others: data_list.description,
      shareUrl: page.baseUrl + item.share_url,
      canonical: page.baseUrl + itemHref({ pages: page.site.pages }, { itemid: item.itemid }),
      siteName: page.site.name,
    },
    message: '',
  });
}

export type ItemData = Awaited<ReturnType<typeof loadItem>>['data'];
