import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import { ExistingCustomerPage } from '../../account/existing-customer/existing-customer.page.tsx';
import { t } from '../../lib/i18n.ts';
import { pageContext } from '../../ui/page/page-context.ts';
import { publicMeta } from '../seo/page-meta.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const { site, baseUrl } = context.get(pageContext);
  return { siteName: site.name, canonical: `${baseUrl}/existingCustomerRegister` };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const description = t`Link an account at ${loaderData.siteName} to your company with its tax number and customer ID.`;
  return publicMeta({ title: t`Existing Customer Registration`, description, ...loaderData });
}

export default function ExistingCustomer() {
  return (
    <main id="main">
      <ExistingCustomerPage />
    </main>
  );
}
