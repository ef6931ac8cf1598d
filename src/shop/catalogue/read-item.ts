import { createContext } from 'react-router';
import { shareItemDetails } from '../../catalogue/item-page/share-item.contract.ts';
import { itemVariants } from '../../catalogue/variants/item-variants.contract.ts';
import type { PageContext } from '../../ui/page/page-context.ts';

/** All that an item's page is made of. */
export const readItem = (page: PageContext, itemId: string | number) =>
  Promise.all([page.call(shareItemDetails, { itemId }), page.call(itemVariants, { item_id: itemId })]);

/** What is read before the loaders run. */
export const itemContext = createContext<{ itemId: number; reading: ReturnType<typeof readItem> } | null>(null);
