import { type LoaderFunctionArgs, type MetaArgs, useSearchParams } from 'react-router';
import { buyerKindOf } from '../account/buyer-kind.rule.ts';
import { SignUpPage } from '../account/sign-up.page.tsx';
import { say } from '../lib/say.ts';
import { pageContext } from '../ui/page-context.ts';
import { publicMeta } from './seo.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const { site, address } = context.get(pageContext);
  return { siteName: site.name, canonical: `${address}/signup` };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const description = say`Open an account at ${loaderData.siteName}: prices, stock and orders for plants and resellers.`;
  return publicMeta({ title: say`Sign Up`, description, ...loaderData });
}

export default function SignUp() {
  const [query] = useSearchParams();
  return (
    <main id="main">
      <SignUpPage kind={buyerKindOf(query.get('kind'))} />
    </main>
  );
}
