import { type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router';
import { SignInPage } from '../account/sign-in.page.tsx';
import { ownPath } from '../account/sign-in-path.rule.ts';
import { usePushLocalCart } from '../cart/push-local-cart.ts';
import { pageContext } from '../ui/page-context.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const next = ownPath(url.searchParams.get('next') ?? '');
  if (page.signedIn) throw redirect(next || '/');
  return { next, siteName: page.site.name };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: `Sign In · ${loaderData?.siteName ?? ''}` }];
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
