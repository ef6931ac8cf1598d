import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { CataloguePage } from '../../content/downloads/catalogue.page.tsx';
import { cataloguePagePath } from '../../content/downloads/catalogue-paths.ts';
import { listCatalogueFiles } from '../../content/downloads/list-catalogue-files.contract.ts';
import { t } from '../../lib/i18n.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { pageContext } from '../../ui/page/page-context.ts';
import { assertFound, matchesPath } from '../assert-found.ts';
import { publicMeta } from '../seo/page-meta.ts';

/** The PDF viewer fetches this too, for its list of files. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const brand = page.site.brandPages.find((one) => matchesPath(url, cataloguePagePath(one)));
  assertFound(brand !== undefined || matchesPath(url, cataloguePagePath()));
  const listed = await page.call(listCatalogueFiles, { brand: brand ?? '' });
  if (isRefusal(listed)) throw data({ message: listed.message }, { status: 400 });
  const { maker, items, files } = listed;
  const siteName = page.site.name;
  return {
    maker,
    items,
    files,
    siteName,
    title: maker ? t`${maker} catalogue` : t`Catalogue`,
    makerPage: brand && `/${brand}`,
    canonical: page.baseUrl + cataloguePagePath(brand),
  };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const { title, siteName } = loaderData;
  return publicMeta({
    ...loaderData,
    title,
    description: t`The ${siteName} catalogue as a PDF, with sizes, weights and load ratings.`,
  });
}

export default function Catalogue() {
  const { canonical: _, ...page } = useLoaderData<typeof loader>();
  return <CataloguePage {...page} />;
}
