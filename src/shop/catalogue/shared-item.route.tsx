import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { sharedItemId } from '../../catalogue/items/item-link.rule.ts';
import { pageContext } from '../../ui/page/page-context.ts';
import { ItemScreen, itemMeta } from './item-screen.tsx';
import { loadItem } from './load-item.ts';

/** /productDetail/{brand}:{itemId}; a 404 for another site's brand. */
export const loader = (args: LoaderFunctionArgs) =>
  loadItem(args, sharedItemId(args.params.share ?? '', args.context.get(pageContext).site.code));

export const meta = ({ loaderData, matches }: MetaArgs<typeof loader>) => itemMeta({ loaderData, matches });

export default function SharedItem() {
  return <ItemScreen {...useLoaderData<typeof loader>()} />;
}
