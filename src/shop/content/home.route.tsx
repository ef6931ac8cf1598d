import { lazy } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { featuredItems } from '../../catalogue/recommendations/featured-items.contract.ts';
import { buyerHome } from '../../content/buyer-home/buyer-home.contract.ts';
import { bearingsByForm } from '../../content/home/bearing-types.data.ts';
import { CartCountLink } from '../../content/home/cart-count-link.tsx';
import { featuredDesignations, featuredRows } from '../../content/home/featured-rows.ts';
import { HomePage } from '../../content/home/home.page.tsx';
import type { HomeData } from '../../content/home/home-data.ts';
import { shownBanners } from '../../content/home/shown-banners.rule.ts';
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
  const { title, lead, banners: all, brands, featured } = site.content.home;
  const banners = inPreview ? (all ?? []) : shownBanners(all, today);
  const [buyer, catalogue] = await Promise.all([isWorkPage(url) ? loadBuyer(page) : null, loadCatalogue(page)]);
  const { featuredRows: rows, counts } = catalogue;
  const visitor = buyer
    ? null
    : { content: site.content.home, featuredRows: rows, counts, banners, ...bearingsByForm[site.home.form] };
  const organization = organizationData(site, baseUrl);
  return {
    visitor,
    buyer: buyer && { home: buyer, banners, offers: { featured, featuredRows: rows }, brands },
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

async function loadCatalogue({ site, call }: PageContext): Promise<Pick<HomeData, 'featuredRows' | 'counts'>> {
  const content = site.content.home;
  const found = await call(featuredItems, { itemnames: featuredDesignations(content) });
  const { data_list, categories } = isRefusal(found) ? { data_list: { description: [] }, categories: [] } : found;
  const counts = Object.fromEntries(categories.map(({ category, count }) => [category, count]));
  return { featuredRows: featuredRows(site, content, data_list.description), counts };
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
