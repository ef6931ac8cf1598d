import { useEffect } from 'react';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData, useNavigate } from 'react-router';
import { getInfo } from '../account/get-info.contract.ts';
import { displayCart } from '../cart/cart.contract.ts';
import { readLineIds } from '../cart/line-ids.rule.ts';
import { dayOf } from '../lib/dates.ts';
import { say } from '../lib/say.ts';
import { returnedPayment } from '../orders/returned-payment.rule.ts';
import { ReviewOrderPage } from '../orders/review-order.page.tsx';
import { creditInfo } from '../payments/credit-info.contract.ts';
import { refused } from '../ui/call.ts';
import { kept } from '../ui/kept.ts';
import { pageContext } from '../ui/page-context.ts';
import { isAt, onlyWhere } from './only-where.ts';
import { noteReviewSeen } from './review-begun.ts';
import { privateMeta } from './seo.ts';
import { needSignIn, toVerification } from './signed-in.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  onlyWhere(isAt(url, page.site.pages.review));
  needSignIn(page, url);
  const ids = readLineIds(url.searchParams.get('lines'));
  const restIds = readLineIds(url.searchParams.get('ask')).filter((id) => !ids.includes(id));
  const [cart, info, credit] = await Promise.all([
    page.call(displayCart, {}),
    page.call(getInfo, {}),
    page.call(creditInfo, {}),
  ]);
  if (refused(cart) || refused(info) || refused(credit)) throw toVerification();
  const [lines, rest] = [ids, restIds].map((wanted) =>
    cart.itemdetails.filter((line) => wanted.includes(line.item_detail_id)),
  );
  const today = dayOf(new Date(), page.site.calendar.timeZone);
  return {
    lines: lines ?? [],
    rest: rest ?? [],
    chosen: ids.length + restIds.length,
    info: info.data,
    credit,
    today,
    siteName: page.site.name,
    lineIds: ids,
    returned: returnedPayment(url.searchParams),
  };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return privateMeta(say`Review and confirm order`, loaderData?.siteName);
}

export default function Review() {
  const { lines, rest, chosen, info, credit, today, returned, lineIds } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  useEffect(() => {
    const before = kept('checkedItem');
    noteReviewSeen();
    if (chosen === 0 && before) void navigate(`?lines=${before}`, { replace: true });
  }, [chosen, navigate]);
  return (
    <main id="main">
      <ReviewOrderPage
        lines={lines}
        rest={rest}
        gone={chosen - lines.length - rest.length}
        info={info}
        credit={credit}
        today={today}
        returned={returned}
        lineIds={lineIds}
      />
    </main>
  );
}
