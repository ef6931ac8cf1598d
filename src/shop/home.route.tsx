import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { HomePage } from '../content/home.page.tsx';
import { homeWords } from '../sites/words.ts';
import { pageContext } from '../ui/page-context.ts';
import { SearchBox } from './search-box.tsx';
import { publicMeta } from './seo.ts';
import { organizationData } from './structured-data.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const { site, address, signedIn } = context.get(pageContext);
  return { words: homeWords[site.code], house: organizationData(site, address), name: site.name, address, signedIn };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? publicMeta({
        title: loaderData.words.title,
        siteName: loaderData.name,
        description: loaderData.words.lead,
        canonical: `${loaderData.address}/`,
        about: loaderData.house,
      })
    : [];

export default function Home() {
  const { words, signedIn } = useLoaderData<typeof loader>();
  return <HomePage words={words} signedIn={signedIn} search={<SearchBox large />} />;
}
