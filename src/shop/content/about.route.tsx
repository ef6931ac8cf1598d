import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { AboutPage } from '../../content/about/about.page.tsx';
import { t, translate } from '../../lib/i18n.ts';
import { counterfeit } from '../../sites/about-content.ts';
import { pageContext } from '../../ui/page/page-context.ts';
import { assertFound, matchesPath } from '../assert-found.ts';
import { publicMeta } from '../seo/page-meta.ts';

/** /about exists on every site, the other paths only where the site uses /nodAbout. */
export function loader({ context, url }: LoaderFunctionArgs) {
  const { site, baseUrl } = context.get(pageContext);
  assertFound(matchesPath(url, '/about') || site.pages.about === '/nodAbout');
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
