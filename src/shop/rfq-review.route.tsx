import { useEffect } from 'react';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData, useNavigate } from 'react-router';
import { getInfo } from '../account/get-info.contract.ts';
import { displayCart } from '../cart/cart.contract.ts';
import { lineIdsText, readLineIds } from '../cart/line-ids.rule.ts';
import { dayOf } from '../lib/dates.ts';
import { say } from '../lib/say.ts';
import { RfiReviewPage } from '../rfi/rfi-review.page.tsx';
import { refused } from '../ui/call.ts';
import { keep, kept } from '../ui/kept.ts';
import { pageContext } from '../ui/page-context.ts';
import { privateMeta } from './seo.ts';
import { needSignIn, toVerification } from './signed-in.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  needSignIn(page, url);
  const ids = readLineIds(url.searchParams.get('lines'));
  const [cart, info] = await Promise.all([page.call(displayCart, {}), page.call(getInfo, {})]);
  if (refused(cart) || refused(info)) throw toVerification();
  return {
    lines: cart.itemdetails.filter((line) => ids.includes(line.item_detail_id)),
    chosen: ids,
    pieces: url.searchParams.get('quantity'),
    info: info.data,
    today: dayOf(new Date(), page.site.calendar.timeZone),
    siteName: page.site.name,
  };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return privateMeta(say`Review and confirm RFI`, loaderData?.siteName);
}

export default function RfqReview() {
  const { lines, chosen, pieces, info, today } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const ids = lineIdsText(chosen);
  useEffect(() => {
    const before = kept('RFIArrayData');
    if (ids) keep('RFIArrayData', ids);
    else if (before) void navigate(`?lines=${before}`, { replace: true });
  }, [ids, navigate]);
  return (
    <main id="main">
      <RfiReviewPage lines={lines} gone={chosen.length - lines.length} pieces={pieces} info={info} today={today} />
    </main>
  );
}
