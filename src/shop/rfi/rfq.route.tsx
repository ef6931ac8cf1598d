import { useEffect } from 'react';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData, useNavigate } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { RfiConfirmationPage } from '../../rfi/history/rfi-confirmation.page.tsx';
import { rfiHistory } from '../../rfi/rfi-history.contract.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { readLocal } from '../../ui/browser/local-storage.ts';
import { pageContext } from '../../ui/page/page-context.ts';
import { requireSignIn } from '../require-sign-in.ts';
import { privateMeta } from '../seo/page-meta.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  requireSignIn(page, url);
  const number = url.searchParams.get('rfi') ?? '';
  const found = number ? await page.call(rfiHistory, { putawayno_key: number }) : undefined;
  const rfi = !found || isRefusal(found) ? null : found.data;
  return { number, rfi, now: page.now.toISOString(), siteName: page.site.name };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return privateMeta(t`Request For Information`, loaderData?.siteName);
}

export default function Rfq() {
  const { number, rfi, now } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  useEffect(() => {
    const last = readLocal('reference_number');
    if (!number && last) void navigate(`?rfi=${encodeURIComponent(last)}`, { replace: true });
  }, [number, navigate]);
  return (
    <main id="main">
      <RfiConfirmationPage rfi={rfi} now={now} />
    </main>
  );
}
