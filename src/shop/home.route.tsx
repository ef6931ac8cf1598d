import { useEffect } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, redirectDocument, useLoaderData, useNavigate } from 'react-router';
import { shelf } from '../catalogue/shelf.contract.ts';
import { featuredNames } from '../content/featured-names.ts';
import { HomePage } from '../content/home.page.tsx';
import { HomeCart } from '../content/home-cart.tsx';
import type { HomeParts } from '../content/home-drawn.ts';
import { homeWords } from '../sites/words.ts';
import { refused } from '../ui/call.ts';
import { pageContext } from '../ui/page-context.ts';
import { readUnsent, withUnsent } from '../ui/served.tsx';
import { useSite } from '../ui/site-context.tsx';
import { useFrame } from './frame.ts';
import { isHome } from './menu.ts';
import { onlyWhere } from './only-where.ts';
import { SearchBox } from './search-box.tsx';
import { publicMeta } from './seo.ts';
import { organizationData } from './structured-data.ts';
import { useCartCount } from './use-cart-count.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { site, address, signedIn, call } = context.get(pageContext);
  onlyWhere(isHome(url.pathname, site));
  const words = homeWords[site.code];
  const found = await call(shelf, { itemnames: featuredNames(words) });
  const { data_list, categories } = refused(found) ? { data_list: { description: [] }, categories: [] } : found;
  const counts = Object.fromEntries(categories.map(({ category, count }) => [category, count]));
  const parts: HomeParts = { words, signedIn, items: data_list.description, counts };
  const house = organizationData(site, address);
  return withUnsent({ title: words.title, lead: words.lead, house, name: site.name, address }, parts);
}

/** The server draws this page, so it is never entered without it. */
export function clientLoader() {
  throw redirectDocument('/');
}

/** What else happens on the page changes nothing here. */
export const shouldRevalidate = () => false;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? publicMeta({
        title: loaderData.title,
        siteName: loaderData.name,
        description: loaderData.lead,
        canonical: `${loaderData.address}/`,
        about: loaderData.house,
      })
    : [];

export default function Home() {
  const parts = readUnsent<HomeParts>(useLoaderData());
  const count = useCartCount();
  useResumedReview(count);
  return <HomePage parts={parts} search={<SearchBox large />} cart={<HomeCart count={count} />} />;
}

/** Where the site wants it, a review that an earlier visit began and did not finish is gone on with; else the page begins at its top. */
function useResumedReview(count: number) {
  const site = useSite();
  const session = useFrame()?.session;
  const navigate = useNavigate();
  useEffect(() => {
    if (!location.hash) window.scrollTo(0, 0);
    if (!site.home.resumesReview || !session || count === 0) return;
    void import('./review-begun.ts').then(({ takeUnfinishedReview }) => {
      const path = takeUnfinishedReview(site);
      if (path) void navigate(path);
    });
  }, [site, session, count, navigate]);
}
