import { type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router';
import { dayOf } from '../lib/dates.ts';
import { RfiDetailPage } from '../rfi/rfi-detail.page.tsx';
import { rfqHistory } from '../rfi/rfi-history.contract.ts';
import { refused } from '../ui/call.ts';
import { pageContext } from '../ui/page-context.ts';
import { useFrame } from './frame.ts';
import { needSignIn } from './signed-in.ts';

/** /order-detail?rfi=… shows an RFI. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  needSignIn(page, url);
  const number = url.searchParams.get('rfi');
  if (!number) throw redirect('/order-history');
  const found = await page.call(rfqHistory, { putawayno_key: number });
  return {
    rfi: refused(found) ? null : found.data,
    title: `RFI ${number}`,
    today: dayOf(new Date(), page.site.calendar.timeZone),
    siteName: page.site.name,
  };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  const { title = '', siteName = '' } = loaderData ?? {};
  return [{ title: `${title} · ${siteName}` }, { name: 'robots', content: 'noindex' }];
}

export default function OrderDetail() {
  const { rfi, today } = useLoaderData<typeof loader>();
  const status = useFrame()?.session?.status ?? '';
  return (
    <main id="main">
      <RfiDetailPage rfi={rfi} status={status} today={today} />
    </main>
  );
}
