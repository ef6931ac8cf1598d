import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { sharedItemId } from '../../catalogue/items/item-link.rule.ts';
import { pageContext } from '../../ui/page/page-context.ts';
import { ItemScreen, itemMeta } from './item-screen.tsx';
import { loadItem } from './load-item.ts';

/** /productDetail/{brand}:{itemId}; a 404 for another site's brand. */
export function loader({ params, request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  return loadItem(page, sharedItemId(params.share ?? '', page.site.name), request.url);
}

export const meta = ({ loaderData, matches }: MetaArgs<typeof loader>) => itemMeta({ loaderData, matches });

export const handle = { isCachedForBuyers: true };

export default function SharedItem() {
  return <ItemScreen {...useLoaderData<typeof loader>()} />;
}
