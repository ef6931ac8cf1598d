import { data, type LoaderFunctionArgs } from 'react-router';
import { parseDesignation } from '../../bearings/designation/parse-designation.ts';
import { explainDesignation } from '../../catalogue/designation/explain-designation.rule.ts';
import { drawingFilesOf, sectionFormOf } from '../../catalogue/designation/section-of-item.ts';
import { checkNumber, hasEquivalents, listEquivalents } from '../../catalogue/equivalents/list-equivalents.ts';
import type { DrawnSections } from '../../catalogue/item-page/item-sheet.tsx';
import { shareItemDetails } from '../../catalogue/item-page/share-item.contract.ts';
import type { ItemRow } from '../../catalogue/items/item.contract.ts';
import { itemHref } from '../../catalogue/items/item-link.rule.ts';
import { factsOfItem } from '../../catalogue/technical-facts/facts-of-item.ts';
import { itemVariants } from '../../catalogue/variants/item-variants.contract.ts';
import type { Family } from '../../catalogue/variants/variant-choice.rule.ts';
import type { RefusalReply, ReplyOf } from '../../lib/contract.ts';
import { t } from '../../lib/i18n.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { pageContext } from '../../ui/page/page-context.ts';

/** Responds 404 with the reason if the item is not sold on this site; the address may ask for equivalents and about another number. */
export async function loadItem({ context, request }: LoaderFunctionArgs, itemId: string | number | undefined) {
  if (itemId === undefined) return notFound(t`This link does not lead to an item in this store.`);
  const page = context.get(pageContext);
  const [found, variants] = await Promise.all([
    page.call(shareItemDetails, { itemId }),
    page.call(itemVariants, { item_id: itemId }),
  ]);
  if (isRefusal(found)) return notFound(found.message);
  const item = found.data;
  const others = found.data_list.description.slice(1);
  const family = familyOf(variants);
  const query = new URL(request.url).searchParams;
  return data({
    found: {
      item,
      parts: explainDesignation(item.itemname, parseDesignation(item.itemname, item.brandname)),
      others,
      facts: factsOfItem(item),
      family,
      drawingFiles: drawingFilesOf(item),
      sections: sectionsOf([item, ...(family?.variants ?? [])]),
      hasEquivalents: hasEquivalents(item),
      equivalents: query.has('makers') ? listEquivalents(item, others) : undefined,
      check: checkNumber(item, query.get('number') ?? ''),
      shareUrl: page.baseUrl + item.share_url,
      canonical: page.baseUrl + itemHref({ pages: page.site.pages }, { itemid: item.itemid }),
      siteName: page.site.name,
    },
    message: '',
  });
}

const notFound = (message: string) => data({ found: undefined, message }, { status: 404 });

function familyOf(reply: ReplyOf<typeof itemVariants> | RefusalReply): Family | undefined {
  if (isRefusal(reply) || !reply.shared) return undefined;
  return { shared: reply.shared, variants: reply.data_list.description };
}

const sectionsOf = (rows: readonly ItemRow[]): DrawnSections =>
  Object.fromEntries(rows.map((row) => [row.itemid, sectionFormOf(row)]));

export type ItemData = Awaited<ReturnType<typeof loadItem>>['data'];
