import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { AboutPage } from '../content/about.page.tsx';
import { said, say } from '../lib/say.ts';
import { aboutWords, commonAboutWords } from '../sites/about-words.ts';
import { pageContext } from '../ui/page-context.ts';
import { isAt, onlyWhere } from './only-where.ts';
import { publicMeta } from './seo.ts';

/** /about on every site; the others where the site's own address of the page is /nodAbout. */
export function loader({ context, url }: LoaderFunctionArgs) {
  const { site, address } = context.get(pageContext);
  onlyWhere(isAt(url, '/about') || site.pages.about === '/nodAbout');
  return {
    words: aboutWords[site.code],
    common: commonAboutWords,
    siteName: site.name,
    canonical: address + site.pages.about,
  };
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData
    ? publicMeta({ title: say`About Us`, description: said(loaderData.words.paragraphs[0] ?? ''), ...loaderData })
    : [];

export default function About() {
  const { words, common } = useLoaderData<typeof loader>();
  return <AboutPage words={words} common={common} />;
}
