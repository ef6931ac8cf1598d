import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { HomePage } from '../content/home.page.tsx';
import { homeWords } from '../sites/words.ts';
import { pageContext } from '../ui/page-context.ts';
import { SearchBox } from './search-box.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  const { site, address, signedIn } = context.get(pageContext);
  return { words: homeWords[site.code], name: site.name, address, signedIn };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? [
        { title: `${loaderData.words.title} · ${loaderData.name}` },
        { name: 'description', content: loaderData.words.lead },
        { tagName: 'link', rel: 'canonical', href: `${loaderData.address}/` },
      ]
    : [];

export default function Home() {
  const { words, signedIn } = useLoaderData<typeof loader>();
  return <HomePage words={words} signedIn={signedIn} search={<SearchBox large />} />;
}
