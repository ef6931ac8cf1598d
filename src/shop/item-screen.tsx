import type { MetaDescriptor } from 'react-router';
import { sizesText } from '../catalogue/display.rule.ts';
import { kindText } from '../catalogue/fact-sheet.rule.ts';
import { ItemPage } from '../catalogue/item.page.tsx';
import { renderAdd } from './add-to-cart.tsx';
import { useFrame } from './frame.ts';
import type { ItemData } from './load-item.ts';
import { NotFoundPage } from './not-found-page.tsx';

/** The item found, or the designed 404 with the reason. */
export function ItemScreen({ found, message }: ItemData) {
  const status = useFrame()?.session?.status;
  if (!found) return <NotFoundPage title="This item is not here">{message}</NotFoundPage>;
  const { item, parts, others, shareUrl } = found;
  return <ItemPage {...{ item, parts, others, shareUrl, status, renderAdd }} />;
}

/** Title, description and canonical address of an item's page. */
export function itemMeta(loaded: ItemData | undefined): MetaDescriptor[] {
  if (!loaded?.found) return [{ title: 'Item not found' }, { name: 'robots', content: 'noindex' }];
  const { item, siteName, canonical } = loaded.found;
  const name = `${item.brandname} ${item.itemname}`;
  const facts = [kindText(item), sizesText(item), item.universalNo].filter(Boolean).join(', ');
  return [
    { title: `${name} · ${siteName}` },
    { name: 'description', content: `${name}: ${facts}. Drawing, technical data and what interchanges with it.` },
    { tagName: 'link', rel: 'canonical', href: canonical },
  ];
}
