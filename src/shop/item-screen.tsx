import type { MetaDescriptor } from 'react-router';
import { fullName, sizesText } from '../catalogue/display.rule.ts';
import { kindText } from '../catalogue/fact-sheet.rule.ts';
import { categoryHref, ItemPage } from '../catalogue/item.page.tsx';
import { said, say } from '../lib/say.ts';
import { renderAdd } from './add-to-cart.tsx';
import { type Frame, useFrame } from './frame.ts';
import type { ItemData } from './load-item.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { itemPicturePath, privateMeta, publicMeta } from './seo.ts';
import { breadcrumbData, productData } from './structured-data.ts';

/** The item found, or the designed 404 with the reason. */
export function ItemScreen({ found, message }: ItemData) {
  const status = useFrame()?.session?.status;
  if (!found) return <NotFoundPage title={say`This item is not here`}>{message}</NotFoundPage>;
  const { item, parts, others, shareUrl } = found;
  return <ItemPage {...{ item, parts, others, shareUrl, status, renderAdd }} />;
}

type ItemMetaArgs = { loaderData: ItemData | undefined; matches: readonly ({ loaderData?: unknown } | undefined)[] };

/** The head of an item's page. */
export function itemMeta({ loaderData, matches }: ItemMetaArgs): MetaDescriptor[] {
  const site = (matches[0]?.loaderData as Frame | undefined)?.site;
  if (!loaderData?.found) return privateMeta(say`Item not found`, site?.name);
  const { item, siteName, canonical, shareUrl } = loaderData.found;
  const name = fullName(item);
  const facts = [kindText(item), sizesText(item), item.universalNo].filter(Boolean).join(', ');
  const picture = itemPicturePath(shareUrl);
  return publicMeta({
    title: name,
    siteName,
    description: say`${name}: ${facts}. Drawing, technical data and what interchanges with it.`,
    canonical,
    picture,
    about: [
      ...(site ? [productData({ item, site, canonical, picture })] : []),
      breadcrumbData([
        { name: say`Home`, address: new URL('/', canonical).href },
        { name: say`Products`, address: new URL('/listing', canonical).href },
        { name: said(item.catname), address: new URL(categoryHref(item.catname), canonical).href },
        { name: item.itemname, address: canonical },
      ]),
    ],
  });
}
