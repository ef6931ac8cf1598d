import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { AboutPage } from '../content/about.page.tsx';
import { aboutWords, commonAboutWords } from '../sites/about-words.ts';
import { pageContext } from '../ui/page-context.ts';
import { onlyWhere } from './only-where.ts';

/** /about on every site; the others where the site's own address of the page is /nodAbout. */
export function loader({ context, url }: LoaderFunctionArgs) {
  const { site, address } = context.get(pageContext);
  onlyWhere(/^\/about\/?$/i.test(url.pathname) || site.pages.about === '/nodAbout');
  return {
    words: aboutWords[site.code],
    common: commonAboutWords,
    siteName: site.name,
    canonical: address + site.pages.about,
  };
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData
    ? [
        { title: `About Us · ${loaderData.siteName}` },
        { name: 'description', content: loaderData.words.paragraphs[0] },
        { tagName: 'link', rel: 'canonical', href: loaderData.canonical },
      ]
    : [];

export default function About() {
  const { words, common } = useLoaderData<typeof loader>();
  return <AboutPage words={words} common={common} />;
}
