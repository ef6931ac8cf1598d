import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { brandPages } from '../../bearings/makers.ts';
import { ItemTable, listingColumns } from '../../catalogue/listing/listing-columns.tsx';
import { multiSearch } from '../../catalogue/listing/multi-search.contract.ts';
import { SignInBanner } from '../../catalogue/listing/sign-in-banner.tsx';
import { BrandPage } from '../../content/brands/brand.page.tsx';
import { brandSpellings } from '../../content/brands/brand-spelling.rule.ts';
import { t, translate } from '../../lib/i18n.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { pageContext } from '../../ui/page/page-context.ts';
import { useSite } from '../../ui/page/site-context.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { assertFound, matchesPath } from '../assert-found.ts';
import { renderAddToCart } from '../cart/render-add-to-cart.tsx';
import { useRootData } from '../root-data.ts';
import { publicMeta } from '../seo/page-meta.ts';

const maxPopularItems = 6;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const brand = page.site.brandPages.find((one) => matchesPath(url, `/${one}`)) ?? '';
  const maker = brandPages[brand];
  assertFound(maker !== undefined);
  const found = await page.call(multiSearch, { searching_key: '', filters: { brand: [maker.name] } });
  if (isRefusal(found)) throw data({ message: found.message }, { status: 400 });
  const countsOf = (key: string) => found.facets.find((facet) => facet.key === key)?.values ?? [];
  const countOf = (key: string, value: string) => countsOf(key).find((one) => one.value === value)?.count;
  return {
    brand,
    maker,
    total: countOf('brand', maker.name) ?? found.total_search_count,
    inStock: countsOf('availability').length > 0 ? (countOf('availability', 'Stock') ?? 0) : undefined,
    bores: found.ranges.find(({ key }) => key === 'bore'),
    categories: countsOf('category'),
    types: countsOf('type'),
    spellings: brandSpellings(maker.name),
    rows: found.data_list.description.slice(0, maxPopularItems),
    siteName: page.site.name,
    canonical: `${page.baseUrl}/${brand}`,
  };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const { maker, siteName } = loaderData;
  const description = `${translate(maker.text)} ${t`Items, sizes and drawings at ${siteName}.`}`;
  return publicMeta({ title: maker.name, description, ...loaderData });
}

export default function Brand() {
  const { rows, canonical: _, ...page } = useLoaderData<typeof loader>();
  const site = useSite();
  const isLocked = useRootData()?.session?.standing === undefined && !site.hasPublicListPrices;
  const signInFor = isLocked ? `/${page.brand}` : undefined;
  const table = rows.length > 0 && (
    <>
      {signInFor && <SignInBanner next={signInFor} />}
      <ItemTable>
        <DataTable
          caption={t`Most ordered`}
          columns={listingColumns(site, rows, { renderAdd: renderAddToCart, signInFor })}
          rows={rows}
          rowKey={(row) => String(row.itemid)}
        />
      </ItemTable>
    </>
  );
  return <BrandPage {...page} popular={table} />;
}
