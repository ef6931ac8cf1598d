import { type LoaderFunctionArgs, type MetaArgs, useSearchParams } from 'react-router';
import { buyerKindOf } from '../account/buyer-kind.rule.ts';
import { SignUpPage } from '../account/sign-up.page.tsx';
import { pageContext } from '../ui/page-context.ts';

export const loader = ({ context }: LoaderFunctionArgs) => ({ siteName: context.get(pageContext).site.name });

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => [{ title: `Sign Up · ${loaderData?.siteName ?? ''}` }];

export default function SignUp() {
  const [query] = useSearchParams();
  return (
    <main id="main">
      <SignUpPage kind={buyerKindOf(query.get('kind'))} />
    </main>
  );
}
