import { isWorldwide } from '../../catalogue/items/gtin.rule.ts';
import type { ItemRow } from '../../catalogue/items/item.contract.ts';
import { kindText } from '../../catalogue/items/item-facts.rule.ts';
import { nameWithMaker, sizesText } from '../../catalogue/items/item-format.rule.ts';
import type { Site } from '../../sites/site.ts';
import { sitePicturePath } from './page-meta.ts';

// Structured data for search engines: schema.org.

type Thing = Record<string, unknown>;

const context = { '@context': 'https://schema.org' };

export function organizationData(
  site: Pick<Site, 'name' | 'legalName' | 'contact' | 'country'>,
  address: string,
): Thing[] {
  const { lines, phone, email, socials } = site.contact;
  const organization = {
    ...context,
    '@type': 'Organization',
    '@id': `${address}/#house`,
    name: site.name,
    legalName: site.legalName,
    url: `${address}/`,
    logo: address + sitePicturePath,
    telephone: phone,
    email,
    address: { '@type': 'PostalAddress', streetAddress: lines.join(', '), addressCountry: site.country },
    ...(socials.length > 0 && { sameAs: socials.map(({ href }) => href) }),
  };
  const search = {
    ...context,
    '@type': 'WebSite',
    url: `${address}/`,
    name: site.name,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${address}/listing?q={words}` },
      'query-input': 'required name=words',
    },
  };
  return [organization, search];
}

type ProductDataOptions = {
  item: ItemRow;
  site: Pick<Site, 'currency' | 'hasPublicListPrices'>;
  canonical: string;
  /** The best first. */
  images: readonly string[];
};

/** An offer only where list prices are public. */
export function productData({ item, site, canonical, images }: ProductDataOptions): Thing {
  const sizes = [
    ['Bore d', item.Dimension_ID],
    ['Outside D', item.Dimension_OD],
    ['Width B', item.Dimension_OW],
  ] as const;
  const knownSizes = sizes.filter(([, mm]) => mm > 0);
  return {
    ...context,
    '@type': 'Product',
    name: nameWithMaker(item),
    description: item.descript || [kindText(item), sizesText(item)].filter(Boolean).join(', '),
    sku: item.itemcode,
    mpn: item.itemname,
    ...(item.gtin && isWorldwide(item.gtin) && { gtin: item.gtin }),
    category: item.catname,
    brand: { '@type': 'Brand', name: item.brandname },
    image: images.length === 1 ? images[0] : images,
    url: canonical,
    ...(item.Weight > 0 && { weight: quantity('Weight', item.Weight, 'KGM') }),
    ...(knownSizes.length > 0 && {
      additionalProperty: knownSizes.map(([name, mm]) => quantity(name, mm, 'MMT', 'PropertyValue')),
    }),
    ...(site.hasPublicListPrices && item.list_price > 0 && { offers: offer(item, canonical, site.currency) }),
  };
}

const quantity = (name: string, value: number, unitCode: string, type = 'QuantitativeValue'): Thing => ({
  '@type': type,
  name,
  value,
  unitCode,
});

const offer = ({ list_price, Availability }: ItemRow, url: string, priceCurrency: string): Thing => ({
  '@type': 'Offer',
  url,
  price: list_price.toFixed(2),
  priceCurrency,
  availability: `https://schema.org/${Availability === 'Stock' ? 'InStock' : 'BackOrder'}`,
});

/** Outermost first, with absolute addresses. */
export function breadcrumbData(steps: readonly { name: string; address: string }[]): Thing {
  return {
    ...context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address,
    })),
  };
}
