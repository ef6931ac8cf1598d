import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { brandPages } from '../../bearings/makers.ts';
import { featuredItems } from '../../catalogue/recommendations/featured-items.contract.ts';
import { AboutPage } from '../../content/about/about.page.tsx';
import type { Sold } from '../../content/about/assortment.tsx';
import { formatOpeningHours } from '../../content/contact/opening-hours.rule.ts';
import { t, translate } from '../../lib/i18n.ts';
import { counterfeit } from '../../sites/about-content.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { type PageContext, pageContext } from '../../ui/page/page-context.ts';
import { leadToOwnPath } from '../assert-found.ts';
import { publicMeta } from '../seo/page-meta.ts';

/** /about shows the page on every site; the other paths do where the site uses /nodAbout, and lead to /about elsewhere. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { site, baseUrl } = page;
  if (site.pages.about === '/about') leadToOwnPath(url, '/about');
  return {
    content: site.content.about,
    counterfeit,
    sold: await findSold(page),
    open: formatOpeningHours(site.calendar),
    siteName: site.name,
    canonical: baseUrl + site.pages.about,
  };
}

async function findSold({ call }: PageContext): Promise<Sold> {
  const found = await call(featuredItems, { itemnames: [] });
  if (isRefusal(found)) return { categories: [], makers: [] };
  return { categories: found.categories, makers: found.makers.map((one) => ({ ...one, ...factsOfMaker(one.maker) })) };
}

function factsOfMaker(name: string): { path: string; origin: string } {
  const [path = '', page] = Object.entries(brandPages).find(([, one]) => one.name === name) ?? [];
  return { path, origin: page?.origin ?? '' };
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData
    ? publicMeta({ title: t`About Us`, description: translate(loaderData.content.paragraphs[0] ?? ''), ...loaderData })
    : [];

export default function About() {
  const { content, counterfeit, sold, open } = useLoaderData<typeof loader>();
  return <AboutPage content={content} counterfeit={counterfeit} sold={sold} open={open} />;
}
