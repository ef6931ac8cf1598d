import { useEffect } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useNavigate } from 'react-router';
import { featuredItems } from '../../catalogue/recommendations/featured-items.contract.ts';
import { bearingsByForm } from '../../content/home/bearing-types.data.ts';
import { CartCountLink } from '../../content/home/cart-count-link.ui.tsx';
import { featuredDesignations, featuredRows } from '../../content/home/featured-rows.ts';
import { HomePage } from '../../content/home/home.page.tsx';
import type { HomeData } from '../../content/home/home-data.ts';
import { shownBanners } from '../../content/home/shown-banners.rule.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { pageContext } from '../../ui/page/page-context.ts';
import { useSite } from '../../ui/page/site-context.tsx';
import { assertFound } from '../assert-found.ts';
import { useCartCount } from '../cart/use-cart-count.ts';
import { isHome } from '../layout/menu.ts';
import { SearchBox } from '../layout/search-box.tsx';
import { useRootData } from '../root-data.ts';
import { publicMeta } from '../seo/page-meta.ts';
import { organizationData } from '../seo/structured-data.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { site, baseUrl, signedIn, today, inPreview, call } = context.get(pageContext);
  assertFound(isHome(url.pathname, site));
  const content = site.content.home;
  const found = await call(featuredItems, { itemnames: featuredDesignations(content) });
  const { data_list, categories } = isRefusal(found) ? { data_list: { description: [] }, categories: [] } : found;
  const counts = Object.fromEntries(categories.map(({ category, count }) => [category, count]));
  const rows = featuredRows(site, content, data_list.description);
  const banners = inPreview ? (content.banners ?? []) : shownBanners(content.banners, today);
  const shown = { content, banners, signedIn, featuredRows: rows, counts };
  const data: HomeData = { ...shown, ...bearingsByForm[site.home.form] };
  const organization = organizationData(site, baseUrl);
  return { data, organization, name: site.name, address: baseUrl };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? publicMeta({
        title: loaderData.data.content.title,
        siteName: loaderData.name,
        description: loaderData.data.content.lead,
        canonical: `${loaderData.address}/`,
        about: loaderData.organization,
      })
    : [];

export default function Home() {
  const { data } = useLoaderData<typeof loader>();
  const count = useCartCount();
  useResumedReview(count);
  return <HomePage data={data} search={<SearchBox large />} cart={<CartCountLink count={count} />} />;
}

/** Returns to an unfinished checkout review on sites that do so. */
function useResumedReview(count: number) {
  const site = useSite();
  const session = useRootData()?.session;
  const navigate = useNavigate();
  useEffect(() => {
    if (!location.hash) window.scrollTo(0, 0);
    if (!site.home.resumesReview || !session || count === 0) return;
    void import('../orders/unfinished-review.ts').then(({ consumeUnfinishedReview }) => {
      const path = consumeUnfinishedReview(site);
      if (path) void navigate(path);
    });
  }, [site, session, count, navigate]);
}
