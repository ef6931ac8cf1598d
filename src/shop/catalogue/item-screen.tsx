import type { MetaDescriptor } from 'react-router';
import { categoryHref, ItemPage } from '../../catalogue/item-page/item.page.tsx';
import type { SharedItem } from '../../catalogue/item-page/share-item.contract.ts';
import { kindText } from '../../catalogue/items/item-facts.rule.ts';
import { nameWithMaker, sizesText } from '../../catalogue/items/item-format.rule.ts';
import { t, translate } from '../../lib/i18n.ts';
import { renderAddToCart } from '../cart/render-add-to-cart.tsx';
import { renderAskForQuote } from '../cart/render-ask-for-quote.tsx';
import { NotFoundPage } from '../errors/not-found-page.tsx';
import { type RootData, useRootData } from '../root-data.ts';
import { itemPicturePath, privateMeta, publicMeta } from '../seo/page-meta.ts';
import { breadcrumbData, productData } from '../seo/structured-data.ts';
import type { ItemData } from './load-item.ts';

export function ItemScreen({ found, message }: ItemData) {
  const status = useRootData()?.session?.standing;
  if (!found) return <NotFoundPage title={t`This item is not here`}>{message}</NotFoundPage>;
  const { item, parts, others, facts, family, sections, drawingFiles, hasEquivalents, equivalents, check, shareUrl } =
    found;
  return (
    <ItemPage
      {...{
        item,
        pictures: item.pictures,
        certificates: item.certificates,
        parts,
        others,
        facts,
        family,
        sections,
        drawingFiles,
        shareUrl,
      }}
      {...{ hasEquivalents, equivalents, check }}
      standing={status}
      renderAdd={renderAddToCart}
      renderAsk={renderAskForQuote}
    />
  );
}

/** Photos say more than a drawing where there are any. */
const imagesOf = ({ pictures }: SharedItem, canonical: string, drawing: string) => [
  ...pictures.map(({ large }) => new URL(large, canonical).href),
  drawing,
];

type ItemMetaArgs = { loaderData: ItemData | undefined; matches: readonly ({ loaderData?: unknown } | undefined)[] };

export function itemMeta({ loaderData, matches }: ItemMetaArgs): MetaDescriptor[] {
  const site = (matches[0]?.loaderData as RootData | undefined)?.site;
  if (!loaderData?.found) return privateMeta(t`Item not found`, site?.name);
  const { item, siteName, canonical, shareUrl } = loaderData.found;
  const name = nameWithMaker(item);
  const otherNumber = item.universalNo === item.itemname ? '' : item.universalNo;
  const facts = [kindText(item), sizesText(item), otherNumber].filter(Boolean).join(', ');
  const picture = itemPicturePath(shareUrl);
  return publicMeta({
    title: name,
    siteName,
    description: item.itemtype
      ? t`${name}: ${facts}. Drawing, technical data and interchangeable items.`
      : t`${name}: ${facts}. Technical data and interchangeable items.`,
    canonical,
    picture,
    about: [
      ...(site ? [productData({ item, site, canonical, images: imagesOf(item, canonical, picture) })] : []),
      breadcrumbData([
        { name: t`Home`, address: new URL('/', canonical).href },
        { name: t`Products`, address: new URL('/listing', canonical).href },
        { name: translate(item.catname), address: new URL(categoryHref(item.catname), canonical).href },
        { name: item.itemname, address: canonical },
      ]),
    ],
  });
}
