import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { shareItemDetails } from '../../catalogue/item-page/share-item.contract.ts';
import { formatOpeningHours } from '../../content/contact/opening-hours.rule.ts';
import { PriceRequestPage } from '../../content/contact/price-request.page.tsx';
import { t } from '../../lib/i18n.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { pageContext } from '../../ui/page/page-context.ts';
import { privateMeta } from '../seo/page-meta.ts';

/** Asks for the price of the item of the address, or for those of the visitor's cart. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { site } = page;
  const itemId = url.searchParams.get('item') ?? '';
  const found = itemId ? await page.call(shareItemDetails, { itemId }) : undefined;
  return {
    item: !found || isRefusal(found) ? undefined : found.data,
    open: formatOpeningHours(site.calendar),
    siteName: site.name,
  };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return privateMeta(t`Ask for a price`, loaderData?.siteName);
}

export default function PriceRequest() {
  const { item, open } = useLoaderData<typeof loader>();
  return <PriceRequestPage item={item} open={open} />;
}
