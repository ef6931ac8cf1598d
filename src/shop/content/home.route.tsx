import '../../content/buyer-home/styles.ts';
import { lazy, useEffect } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useNavigate } from 'react-router';
import { featuredItems } from '../../catalogue/recommendations/featured-items.contract.ts';
import { buyerHome } from '../../content/buyer-home/buyer-home.contract.ts';
import { bearingsByForm } from '../../content/home/bearing-types.data.ts';
import { CartCountLink } from '../../content/home/cart-count-link.ui.tsx';
import { featuredDesignations, featuredRows } from '../../content/home/featured-rows.ts';
import { HomePage } from '../../content/home/home.page.tsx';
import type { HomeData } from '../../content/home/home-data.ts';
import { shownBanners } from '../../content/home/shown-banners.rule.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { type PageContext, pageContext } from '../../ui/page/page-context.ts';
import { useSite } from '../../ui/page/site-context.tsx';
import { assertFound } from '../assert-found.ts';
import { useCartCount } from '../cart/use-cart-count.ts';
import { isHome } from '../layout/menu.ts';
import { SearchBox } from '../layout/search-box.tsx';
import { useRootData } from '../root-data.ts';
import { publicMeta } from '../seo/page-meta.ts';
import { organizationData } from '../seo/structured-data.ts';

/** Not loaded for visitors; its styles are, because a lazy component's come too late for the first picture. */
const BuyerHomePage = lazy(async () => ({
  default: (await import('../../content/buyer-home/buyer-home.page.tsx')).BuyerHomePage,
}));

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { site, baseUrl, today, inPreview } = page;
  assertFound(isHome(url.pathname, site));
  const { title, lead, banners: all, brands } = site.content.home;
  const banners = inPreview ? (all ?? []) : shownBanners(all, today);
  const buyer = await loadBuyer(page);
  const visitor = buyer ? null : { ...(await loadVisitor(page)), banners };
  const organization = organizationData(site, baseUrl);
  return {
    visitor,
    buyer: buyer && { home: buyer, banners, brands },
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

async function loadVisitor({ site, call }: PageContext): Promise<Omit<HomeData, 'banners'>> {
  const content = site.content.home;
  const found = await call(featuredItems, { itemnames: featuredDesignations(content) });
  const { data_list, categories } = isRefusal(found) ? { data_list: { description: [] }, categories: [] } : found;
  const counts = Object.fromEntries(categories.map(({ category, count }) => [category, count]));
  const rows = featuredRows(site, content, data_list.description);
  return { content, featuredRows: rows, counts, ...bearingsByForm[site.home.form] };
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
  const session = useRootData()?.session;
  const count = useCartCount();
  useResumedReview(count);
  const search = <SearchBox large />;
  if (buyer && session) return <BuyerHomePage {...buyer} session={session} search={search} />;
  return visitor && <HomePage data={visitor} search={search} cart={<CartCountLink count={count} />} />;
}

/** Returns to an unfinished checkout review on sites that do so. */
function useResumedReview(count: number) {
  const site = useSite();
  const session = useRootData()?.session;
  const navigate = useNavigate();
  useEffect(() => {
    if (!site.home.resumesReview || !session || count === 0) return;
    void import('../orders/unfinished-review.ts').then(({ consumeUnfinishedReview }) => {
      const path = consumeUnfinishedReview(site);
      if (path) void navigate(path);
    });
  }, [site, session, count, navigate]);
}
