import { lazy } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { designationKey } from '../../bearings/designation/search-key.ts';
import { featuredItems } from '../../catalogue/recommendations/featured-items.contract.ts';
import { buyerHome } from '../../content/buyer-home/buyer-home.contract.ts';
import { bearingsByForm } from '../../content/home/bearing-types.data.ts';
import { CartCountLink } from '../../content/home/cart-count-link.tsx';
import { featuredDesignations, featuredRows } from '../../content/home/featured-rows.ts';
import { drawnDesignations } from '../../content/home/hero-items.data.ts';
import { HomePage } from '../../content/home/home.page.tsx';
import type { HomeData } from '../../content/home/home-data.ts';
import { type OnSale, shownBrands, shownGroups, shownTiles, shownTypes } from '../../content/home/on-sale.ts';
import { shownBanners } from '../../content/home/shown-banners.rule.ts';
import { hasPagesOfMakers } from '../../content/listing-links.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { type PageContext, pageContext } from '../../ui/page/page-context.ts';
import { leadToOwnPath } from '../assert-found.ts';
import { useCartCount } from '../cart/use-cart-count.ts';
import { isHome } from '../layout/menu.ts';
import { SearchBox } from '../layout/search-box.tsx';
import { publicMeta } from '../seo/page-meta.ts';
import { organizationData } from '../seo/structured-data.ts';

/** The module is not loaded for visitors. */
const BuyerHome = lazy(() => import('./buyer-home.tsx'));

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { site, baseUrl, today, inPreview } = page;
  if (!isHome(url.pathname, site)) leadToOwnPath(url, '/');
  const { title, lead, banners: all, brands: listed, featured, tiles } = site.content.home;
  const banners = inPreview ? (all ?? []) : shownBanners(all, today);
  const [buyer, catalogue] = await Promise.all([isWorkPage(url) ? loadBuyer(page) : null, loadCatalogue(page)]);
  const { featuredRows: rows, onSale, sellsDrawn } = catalogue;
  const brands = listed || hasPagesOfMakers(site) ? shownBrands(listed, site, onSale) : [];
  const form = bearingsByForm[site.home.form];
  const visitor = buyer
    ? null
    : {
        content: site.content.home,
        featuredRows: rows,
        banners,
        brands,
        types: shownTypes(form.types, onSale),
        productGroups: shownGroups(form.productGroups, onSale),
        tiles: shownTiles(tiles, onSale),
        sellsDrawn,
      };
  const organization = organizationData(site, baseUrl);
  return {
    visitor,
    buyer: buyer && {
      home: buyer,
      banners,
      offers: { featured, featuredRows: rows },
      brands,
      brandsNote: listed?.note,
    },
    title,
    lead,
    organization,
    name: site.name,
    address: baseUrl,
  };
}

async function loadBuyer({ signedIn, call }: PageContext) {
  if (!signedIn) return null;
  const found = await call(buyerHome, {});
  return isRefusal(found) ? null : found;
}

/** Other addresses of the home page show it to everybody. */
const isWorkPage = (url: URL) => url.pathname === '/';

type Catalogue = Pick<HomeData, 'featuredRows' | 'sellsDrawn'> & { onSale: OnSale };

async function loadCatalogue({ site, call }: PageContext): Promise<Catalogue> {
  const content = site.content.home;
  const drawn = drawnDesignations[site.home.form];
  const found = await call(featuredItems, { itemnames: [...(drawn ? [drawn] : []), ...featuredDesignations(content)] });
  if (isRefusal(found)) return { featuredRows: featuredRows(site, content, []), onSale: undefined, sellsDrawn: false };
  const { categories, types, makers } = found;
  const items = found.data_list.description;
  return {
    featuredRows: featuredRows(site, content, items),
    onSale: { categories, types, makers },
    sellsDrawn: drawn !== undefined && items.some(({ itemname }) => designationKey(itemname) === designationKey(drawn)),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? publicMeta({
        title: loaderData.title,
        siteName: loaderData.name,
        description: loaderData.lead,
        canonical: `${loaderData.address}/`,
        about: loaderData.organization,
      })
    : [];

export default function Home() {
  const { visitor, buyer } = useLoaderData<typeof loader>();
  const count = useCartCount();
  if (buyer) return <BuyerHome {...buyer} />;
  return visitor && <HomePage data={visitor} search={<SearchBox large />} cart={<CartCountLink count={count} />} />;
}
