import { type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router';
import { SignInPage } from '../account/sign-in.page.tsx';
import { ownPath } from '../account/sign-in-path.rule.ts';
import { usePushLocalCart } from '../cart/push-local-cart.ts';
import { say } from '../lib/say.ts';
import { pageContext } from '../ui/page-context.ts';
import { publicMeta } from './seo.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const next = ownPath(url.searchParams.get('next') ?? '');
  if (page.signedIn) throw redirect(next || '/');
  return { next, siteName: page.site.name, canonical: `${page.address}/login` };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const description = say`Sign in at ${loaderData.siteName} to see prices and stock, and to order bearings.`;
  return publicMeta({ title: say`Sign In`, description, ...loaderData });
}

export default function Login() {
  const { next } = useLoaderData<typeof loader>();
  const pushCart = usePushLocalCart();
  return (
    <main id="main">
      <SignInPage next={next} pushCart={pushCart} />
    </main>
  );
}
