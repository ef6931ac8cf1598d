import { type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router';
import { signInPath } from '../../account/sign-in/sign-in-path.rule.ts';
import { listWishlist } from '../../catalogue/wishlist/wishlist.contract.ts';
import { WishlistPage } from '../../catalogue/wishlist.page.tsx';
import { t } from '../../lib/i18n.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { pageContext } from '../../ui/page/page-context.ts';
import { renderAddToCart } from '../cart/render-add-to-cart.tsx';
import { requireSignIn } from '../require-sign-in.ts';
import { useRootData } from '../root-data.ts';
import { privateMeta } from '../seo/page-meta.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  requireSignIn(page, url);
  const found = await page.call(listWishlist, {});
  if (isRefusal(found)) throw redirect(signInPath(url.pathname));
  return { rows: found.data_list.description, siteName: page.site.name };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return privateMeta(t`Wishlist`, loaderData?.siteName);
}

export default function Wishlist() {
  const { rows } = useLoaderData<typeof loader>();
  return <WishlistPage rows={rows} standing={useRootData()?.session?.standing} renderAdd={renderAddToCart} />;
}
