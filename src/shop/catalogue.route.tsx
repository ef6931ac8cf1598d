import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { CataloguePage } from '../content/catalogue.page.tsx';
import { listCatalogueFiles } from '../content/list-catalogue-files.contract.ts';
import { cataloguePage } from '../content/print-addresses.ts';
import { say } from '../lib/say.ts';
import { refused } from '../ui/call.ts';
import { pageContext } from '../ui/page-context.ts';
import { isAt, onlyWhere } from './only-where.ts';
import { publicMeta } from './seo.ts';

/** The catalogue of the site, or of a maker that has a page here. Also fetched by the viewer, for its list of files. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const brand = page.site.brandPages.find((one) => isAt(url, cataloguePage(one)));
  onlyWhere(brand !== undefined || isAt(url, cataloguePage()));
  const listed = await page.call(listCatalogueFiles, { brand: brand ?? '' });
  if (refused(listed)) throw data({ message: listed.message }, { status: 400 });
  const { maker, items, files } = listed;
  const siteName = page.site.name;
  return {
    ...{ maker, items, files, siteName },
    title: maker ? say`${maker} catalogue` : say`Catalogue`,
    makerPage: brand && `/${brand}`,
    canonical: page.address + cataloguePage(brand),
  };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const { title, siteName } = loaderData;
  return publicMeta({
    ...loaderData,
    title,
    description: say`The catalogue of ${siteName} as PDF, with sizes, weights and load ratings.`,
  });
}

export default function Catalogue() {
  const { canonical: _, ...page } = useLoaderData<typeof loader>();
  return <CataloguePage {...page} />;
}
