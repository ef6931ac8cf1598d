import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { RfiHistoryPage } from '../../rfi/history/rfi-history.page.tsx';
import { allRfiHistory } from '../../rfi/rfi-history.contract.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { pageContext } from '../../ui/page/page-context.ts';
import { redirectToVerification, requireSignIn } from '../require-sign-in.ts';
import { useRootData } from '../root-data.ts';
import { privateMeta } from '../seo/page-meta.ts';

/** The API requires this constant. */
const itemDetailId = 3;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  requireSignIn(page, url);
  const found = await page.call(allRfiHistory, { item_detail_id: itemDetailId });
  if (isRefusal(found)) throw redirectToVerification();
  return { entries: found.message.info, now: page.now.toISOString(), siteName: page.site.name };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return privateMeta(t`RFI History`, loaderData?.siteName);
}

export default function RfqHistory() {
  const { entries, now } = useLoaderData<typeof loader>();
  const status = useRootData()?.session?.standing;
  return (
    <main id="main">
      <RfiHistoryPage entries={entries} now={now} standing={status} />
    </main>
  );
}
