import { type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router';
import { listingHref } from '../../catalogue/listing/listing-query.rule.ts';
import { ItemScreen, itemMeta } from './item-screen.tsx';
import { loadItem } from './load-item.ts';

/** Without an item, redirects to the listing; the words of a sub category find its items. */
export async function loader(args: LoaderFunctionArgs) {
  const query = new URL(args.request.url).searchParams;
  const item = query.get('item');
  const superCategory = query.get('super_category');
  const filters = superCategory ? { cat_type: [superCategory] } : {};
  const keyword = query.get('sub_category') ?? '';
  if (!item) throw redirect(listingHref({ keyword, page: 1, sort: 'best', filters }));
  return loadItem(args, item);
}

export const meta = ({ loaderData, matches }: MetaArgs<typeof loader>) => itemMeta({ loaderData, matches });

export default function Item() {
  return <ItemScreen {...useLoaderData<typeof loader>()} />;
}
