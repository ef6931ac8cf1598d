import { type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router';
import { signInPath } from '../account/sign-in-path.rule.ts';
import { wishlist } from '../catalogue/wishlist.contract.ts';
import { WishlistPage } from '../catalogue/wishlist.page.tsx';
import { say } from '../lib/say.ts';
import { refused } from '../ui/call.ts';
import { pageContext } from '../ui/page-context.ts';
import { renderAdd } from './add-to-cart.tsx';
import { useFrame } from './frame.ts';
import { privateMeta } from './seo.ts';
import { needSignIn } from './signed-in.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  needSignIn(page, url);
  const found = await page.call(wishlist, {});
  if (refused(found)) throw redirect(signInPath(url.pathname));
  return { rows: found.data_list.description, siteName: page.site.name };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return privateMeta(say`Wishlist`, loaderData?.siteName);
}

export default function Wishlist() {
  const { rows } = useLoaderData<typeof loader>();
  return <WishlistPage rows={rows} status={useFrame()?.session?.status} renderAdd={renderAdd} />;
}
