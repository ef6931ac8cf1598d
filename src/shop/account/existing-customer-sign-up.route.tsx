import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import { ExistingCustomerSignUpPage } from '../../account/existing-customer/existing-customer-sign-up.page.tsx';
import { t } from '../../lib/i18n.ts';
import { pageContext } from '../../ui/page/page-context.ts';
import { privateMeta } from '../seo/page-meta.ts';

export const loader = ({ context }: LoaderFunctionArgs) => ({ siteName: context.get(pageContext).site.name });

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => privateMeta(t`Sign Up`, loaderData?.siteName);

export default function ExistingCustomerSignUp() {
  return (
    <main id="main">
      <ExistingCustomerSignUpPage />
    </main>
  );
}
