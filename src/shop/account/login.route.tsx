import { type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router';
import { sameSitePath } from '../../account/sign-in/sign-in-path.rule.ts';
import { SignInPage } from '../../account/sign-in-page/sign-in.page.tsx';
import { useMergeGuestCart } from '../../cart/guest-cart/use-merge-guest-cart.ts';
import { t } from '../../lib/i18n.ts';
import { pageContext } from '../../ui/page/page-context.ts';
import { publicMeta } from '../seo/page-meta.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const next = sameSitePath(url.searchParams.get('next') ?? '');
  if (page.signedIn) throw redirect(next || '/');
  return { next, siteName: page.site.name, canonical: `${page.baseUrl}/login` };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const description = t`Sign in at ${loaderData.siteName} to see prices and stock, and to order bearings.`;
  return publicMeta({ title: t`Sign In`, description, ...loaderData });
}

export default function Login() {
  const { next } = useLoaderData<typeof loader>();
  const pushCart = useMergeGuestCart();
  return (
    <main id="main">
      <SignInPage next={next} pushCart={pushCart} />
    </main>
  );
}
