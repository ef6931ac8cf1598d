import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { brandPages } from '../../bearings/makers.ts';
import { ItemTable, listingColumns } from '../../catalogue/listing/listing-columns.tsx';
import { multiSearch } from '../../catalogue/listing/multi-search.contract.ts';
import { SignInBanner } from '../../catalogue/listing/sign-in-banner.tsx';
import { BrandPage, type ShownMaker } from '../../content/brands/brand.page.tsx';
import { brandSpellings } from '../../content/brands/brand-spelling.rule.ts';
import { brandLink } from '../../content/listing-links.ts';
import { t, translate } from '../../lib/i18n.ts';
import type { SellerSite } from '../../sites/site.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { pageContext } from '../../ui/page/page-context.ts';
import { useSite } from '../../ui/page/site-context.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { assertFound, matchesPath } from '../assert-found.ts';
import { renderAddToCart } from '../cart/render-add-to-cart.tsx';
import { useRootData } from '../root-data.ts';
import { publicMeta } from '../seo/page-meta.ts';

const maxPopularItems = 6;

export async function loader({ context, url, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { brand, maker } = makerOf(page.site, url, params.maker);
  assertFound(maker !== undefined);
  const found = await page.call(multiSearch, { searching_key: '', filters: { brand: [maker.name] } });
  if (isRefusal(found)) throw data({ message: found.message }, { status: 400 });
  const total = found.total_search_count;
  // A page that leads to nothing would be worse than none.
  assertFound(total > 0);
  const countsOf = (key: string) => found.facets.find((facet) => facet.key === key)?.values ?? [];
  const countOf = (key: string, value: string) => countsOf(key).find((one) => one.value === value)?.count;
  return {
    brand,
    maker,
    total: countOf('brand', maker.name) ?? total,
    inStock: countsOf('availability').length > 0 ? (countOf('availability', 'Stock') ?? 0) : undefined,
    bores: found.ranges.find(({ key }) => key === 'bore'),
    categories: countsOf('category'),
    types: countsOf('type'),
    spellings: brandSpellings(maker.name),
    rows: found.data_list.description.slice(0, maxPopularItems),
    siteName: page.site.name,
    canonical: page.baseUrl + brandLink(page.site, { name: maker.name, page: brand ?? '' }),
  };
}

type Found = { brand: string | undefined; maker: ShownMaker | undefined };

/** At /koyo of a site that has this page, or at /brands/SKF, where every maker on sale has one. What the seller has written goes before what the store knows. */
function makerOf(site: SellerSite, url: URL, named: string | undefined): Found {
  const [brand, known] =
    Object.entries(brandPages).find(
      ([path, one]) => site.brandPages.includes(path) && (named ? one.name === named : matchesPath(url, `/${path}`)),
    ) ?? [];
  const name = named ?? known?.name;
  if (name === undefined) return { brand, maker: undefined };
  const { allowsFraming, ...facts } = known ??
    Object.values(brandPages).find((one) => one.name === name) ?? { name, text: '' };
  const written = site.content.makers?.find((one) => one.name === name);
  // The policy of a page lets in the website that the store knows, at the site's own address of the page.
  const frames = allowsFraming && !named && !written?.href;
  return { brand, maker: { ...facts, ...(frames && { allowsFraming }), ...written } };
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
  const signInFor = isLocked ? brandLink(site, { name: page.maker.name, page: page.brand ?? '' }) : undefined;
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
