import { type LoaderFunctionArgs, type MetaArgs, useSearchParams } from 'react-router';
import { parseBuyerKind } from '../../account/buyer-kind.rule.ts';
import { SignUpPage } from '../../account/sign-up/sign-up.page.tsx';
import { t } from '../../lib/i18n.ts';
import { pageContext } from '../../ui/page/page-context.ts';
import { publicMeta } from '../seo/page-meta.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const { site, baseUrl } = context.get(pageContext);
  return { siteName: site.name, canonical: `${baseUrl}/signup` };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const description = t`Open an account at ${loaderData.siteName}: prices, stock and orders for plants and resellers.`;
  return publicMeta({ title: t`Sign Up`, description, ...loaderData });
}

export default function SignUp() {
  const [query] = useSearchParams();
  return (
    <main id="main">
      <SignUpPage kind={parseBuyerKind(query.get('kind'))} />
    </main>
  );
}
