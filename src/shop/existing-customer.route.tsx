import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import { ExistingCustomerPage } from '../account/existing-customer.page.tsx';
import { pageContext } from '../ui/page-context.ts';

export const loader = ({ context }: LoaderFunctionArgs) => ({ siteName: context.get(pageContext).site.name });

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => [
  { title: `Existing Customer Registration · ${loaderData?.siteName ?? ''}` },
];

export default function ExistingCustomer() {
  return (
    <main id="main">
      <ExistingCustomerPage />
    </main>
  );
}
