import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { AboutPage } from '../../content/about/about.page.tsx';
import { t, translate } from '../../lib/i18n.ts';
import { counterfeit } from '../../sites/about-content.ts';
import { pageContext } from '../../ui/page/page-context.ts';
import { leadToOwnPath } from '../assert-found.ts';
import { publicMeta } from '../seo/page-meta.ts';

/** /about shows the page on every site; the other paths do where the site uses /nodAbout, and lead to /about elsewhere. */
export function loader({ context, url }: LoaderFunctionArgs) {
  const { site, baseUrl } = context.get(pageContext);
  if (site.pages.about === '/about') leadToOwnPath(url, '/about');
  return {
    content: site.content.about,
    counterfeit,
    siteName: site.name,
    canonical: baseUrl + site.pages.about,
  };
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData
    ? publicMeta({ title: t`About Us`, description: translate(loaderData.content.paragraphs[0] ?? ''), ...loaderData })
    : [];

export default function About() {
  const { content, counterfeit } = useLoaderData<typeof loader>();
  return <AboutPage content={content} counterfeit={counterfeit} />;
}
