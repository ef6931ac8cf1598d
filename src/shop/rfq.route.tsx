import { useEffect } from 'react';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData, useNavigate } from 'react-router';
import { say } from '../lib/say.ts';
import { rfqHistory } from '../rfi/rfi-history.contract.ts';
import { RfiReferencePage } from '../rfi/rfi-reference.page.tsx';
import { refused } from '../ui/call.ts';
import { kept } from '../ui/kept.ts';
import { pageContext } from '../ui/page-context.ts';
import { privateMeta } from './seo.ts';
import { needSignIn } from './signed-in.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  needSignIn(page, url);
  const number = url.searchParams.get('rfi') ?? '';
  const found = number ? await page.call(rfqHistory, { putawayno_key: number }) : undefined;
  const rfi = !found || refused(found) ? null : found.data;
  return { number, rfi, siteName: page.site.name };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return privateMeta(say`Request For Information`, loaderData?.siteName);
}

export default function Rfq() {
  const { number, rfi } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  useEffect(() => {
    const last = kept('reference_number');
    if (!number && last) void navigate(`?rfi=${encodeURIComponent(last)}`, { replace: true });
  }, [number, navigate]);
  return (
    <main id="main">
      <RfiReferencePage rfi={rfi} />
    </main>
  );
}
