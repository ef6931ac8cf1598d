import { useEffect } from 'react';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData, useNavigate } from 'react-router';
import { getInfo } from '../../account/get-info.contract.ts';
import { displayCart } from '../../cart/cart.contract.ts';
import { formatLineIds, parseLineIds } from '../../cart/lines/line-ids.rule.ts';
import { t } from '../../lib/i18n.ts';
import { RfiReviewPage } from '../../rfi/requests/rfi-review.page.tsx';
import { isRefusal } from '../../ui/browser/call.ts';
import { readLocal, writeLocal } from '../../ui/browser/local-storage.ts';
import { pageContext } from '../../ui/page/page-context.ts';
import { redirectToVerification, requireSignIn } from '../require-sign-in.ts';
import { privateMeta } from '../seo/page-meta.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  requireSignIn(page, url);
  const ids = parseLineIds(url.searchParams.get('lines'));
  const [cart, info] = await Promise.all([page.call(displayCart, {}), page.call(getInfo, {})]);
  if (isRefusal(cart) || isRefusal(info)) throw redirectToVerification();
  return {
    lines: cart.itemdetails.filter((line) => ids.includes(line.item_detail_id)),
    chosen: ids,
    pieces: url.searchParams.get('quantity'),
    info: info.data,
    today: page.today,
    siteName: page.site.name,
  };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return privateMeta(t`Review and confirm RFI`, loaderData?.siteName);
}

export default function RfqReview() {
  const { lines, chosen, pieces, info, today } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const ids = formatLineIds(chosen);
  useEffect(() => {
    const before = readLocal('RFIArrayData');
    if (ids) writeLocal('RFIArrayData', ids);
    else if (before) void navigate(`?lines=${before}`, { replace: true });
  }, [ids, navigate]);
  return (
    <main id="main">
      <RfiReviewPage lines={lines} missing={chosen.length - lines.length} quantity={pieces} info={info} today={today} />
    </main>
  );
}
