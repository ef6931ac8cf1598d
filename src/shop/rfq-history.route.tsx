import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { say } from '../lib/say.ts';
import { allRfqHistory } from '../rfi/rfi-history.contract.ts';
import { RfiHistoryPage } from '../rfi/rfi-history.page.tsx';
import { refused } from '../ui/call.ts';
import { pageContext } from '../ui/page-context.ts';
import { useFrame } from './frame.ts';
import { privateMeta } from './seo.ts';
import { needSignIn, toVerification } from './signed-in.ts';

/** Specification §9: the constant that this call is sent. */
const itemDetailId = 3;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  needSignIn(page, url);
  const found = await page.call(allRfqHistory, { item_detail_id: itemDetailId });
  if (refused(found)) throw toVerification();
  return { entries: found.message.info, siteName: page.site.name };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return privateMeta(say`RFI History`, loaderData?.siteName);
}

export default function RfqHistory() {
  const { entries } = useLoaderData<typeof loader>();
  const status = useFrame()?.session?.status ?? '';
  return (
    <main id="main">
      <RfiHistoryPage entries={entries} status={status} />
    </main>
  );
}
