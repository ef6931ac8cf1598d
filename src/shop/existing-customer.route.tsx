import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import { ExistingCustomerPage } from '../account/existing-customer.page.tsx';
import { say } from '../lib/say.ts';
import { pageContext } from '../ui/page-context.ts';
import { publicMeta } from './seo.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const { site, address } = context.get(pageContext);
  return { siteName: site.name, canonical: `${address}/existingCustomerRegister` };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const description = say`Link an account at ${loaderData.siteName} to your company with its tax number and customer ID.`;
  return publicMeta({ title: say`Existing Customer Registration`, description, ...loaderData });
}

export default function ExistingCustomer() {
  return (
    <main id="main">
      <ExistingCustomerPage />
    </main>
  );
}
