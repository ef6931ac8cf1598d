import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { listingColumns } from '../catalogue/listing-columns.ui.tsx';
import { multiSearch } from '../catalogue/multi-search.contract.ts';
import { BrandPage } from '../content/brand.page.tsx';
import { brandSpellings } from '../content/brand-spelling.rule.ts';
import { said, say } from '../lib/say.ts';
import { brandPages } from '../sites/brand-pages.data.ts';
import { refused } from '../ui/call.ts';
import { DataTable } from '../ui/data-table.tsx';
import { pageContext } from '../ui/page-context.ts';
import { useSite } from '../ui/site-context.tsx';
import { renderAdd } from './add-to-cart.tsx';
import { isAt, onlyWhere } from './only-where.ts';
import { publicMeta } from './seo.ts';

const popularAtMost = 6;

/** A maker's page, on the sites that have one of it. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const brand = page.site.brandPages.find((one) => isAt(url, `/${one}`)) ?? '';
  const words = brandPages[brand];
  onlyWhere(words !== undefined);
  const found = await page.call(multiSearch, { searching_key: '', filters: { brand: [words.name] } });
  if (refused(found)) throw data({ message: found.message }, { status: 400 });
  const countsOf = (key: string) => found.facets.find((facet) => facet.key === key)?.values ?? [];
  const countOf = (key: string, value: string) => countsOf(key).find((one) => one.value === value)?.count;
  return {
    brand,
    words,
    total: countOf('brand', words.name) ?? found.total_search_count,
    inStock: countsOf('availability').length > 0 ? (countOf('availability', 'Stock') ?? 0) : undefined,
    categories: countsOf('category'),
    spellings: brandSpellings(words.name),
    rows: found.data_list.description.slice(0, popularAtMost),
    siteName: page.site.name,
    canonical: `${page.address}/${brand}`,
  };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const { words, siteName } = loaderData;
  const description = `${said(words.text)} ${say`Items, sizes and drawings at ${siteName}.`}`;
  return publicMeta({ title: words.name, description, ...loaderData });
}

export default function Brand() {
  const { rows, canonical: _, ...page } = useLoaderData<typeof loader>();
  const site = useSite();
  const table = rows.length > 0 && (
    <DataTable
      caption={say`Most ordered`}
      columns={listingColumns(site, rows, renderAdd)}
      rows={rows}
      rowKey={(row) => String(row.itemid)}
    />
  );
  return <BrandPage {...page} popular={table} />;
}
