import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import { ExistingCustomerSignUpPage } from '../account/existing-customer-sign-up.page.tsx';
import { say } from '../lib/say.ts';
import { pageContext } from '../ui/page-context.ts';
import { privateMeta } from './seo.ts';

export const loader = ({ context }: LoaderFunctionArgs) => ({ siteName: context.get(pageContext).site.name });

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => privateMeta(say`Sign Up`, loaderData?.siteName);

export default function ExistingCustomerSignUp() {
  return (
    <main id="main">
      <ExistingCustomerSignUpPage />
    </main>
  );
}
