import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { SignInLinkPage } from '../../account/sign-in-page/sign-in-link.page.tsx';
import { useMergeGuestCart } from '../../cart/guest-cart/use-merge-guest-cart.ts';
import { t } from '../../lib/i18n.ts';
import { pageContext } from '../../ui/page/page-context.ts';
import { privateMeta } from '../seo/page-meta.ts';

export function loader({ context, url }: LoaderFunctionArgs) {
  const { site } = context.get(pageContext);
  return { token: url.searchParams.get('token') ?? '', siteName: site.name };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return privateMeta(t`Sign In`, loaderData?.siteName);
}

export default function SignInLink() {
  const { token } = useLoaderData<typeof loader>();
  const pushCart = useMergeGuestCart();
  return (
    <main id="main">
      <SignInLinkPage key={token} token={token} next="" pushCart={pushCart} />
    </main>
  );
}
