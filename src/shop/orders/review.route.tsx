import { useEffect } from 'react';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData, useNavigate } from 'react-router';
import { getInfo } from '../../account/get-info.contract.ts';
import { displayCart } from '../../cart/cart.contract.ts';
import { parseLineIds } from '../../cart/lines/line-ids.rule.ts';
import { dayOf } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import { orderedLines } from '../../orders/checkout-pages/ordered-lines.contract.ts';
import { readPaymentReturn } from '../../orders/checkout-pages/payment-return.rule.ts';
import { ReviewOrderPage } from '../../orders/checkout-pages/review-order.page.tsx';
import { creditInfo } from '../../payments/credit/credit-info.contract.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { readLocal } from '../../ui/browser/local-storage.ts';
import { pageContext } from '../../ui/page/page-context.ts';
import { leadToOwnPath } from '../assert-found.ts';
import { redirectToVerification, requireSignIn } from '../require-sign-in.ts';
import { privateMeta } from '../seo/page-meta.ts';
import { markReviewSeen } from './unfinished-review.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  leadToOwnPath(url, page.site.pages.review);
  requireSignIn(page, url);
  const ids = parseLineIds(url.searchParams.get('lines'));
  const restIds = parseLineIds(url.searchParams.get('ask')).filter((id) => !ids.includes(id));
  const [cart, info, credit] = await Promise.all([
    page.call(displayCart, {}),
    page.call(getInfo, {}),
    page.call(creditInfo, {}),
  ]);
  if (isRefusal(cart) || isRefusal(info) || isRefusal(credit)) throw redirectToVerification();
  const [lines, rest] = [ids, restIds].map((wanted) =>
    cart.itemdetails.filter((line) => wanted.includes(line.item_detail_id)),
  );
  const shown = [...(lines ?? []), ...(rest ?? [])].map((line) => line.item_detail_id);
  const missing = [...ids, ...restIds].filter((id) => !shown.includes(id));
  const became = missing.length > 0 ? await page.call(orderedLines, { lines: missing.map(String) }) : undefined;
  const today = dayOf(new Date(), page.site.calendar.timeZone);
  return {
    lines: lines ?? [],
    rest: rest ?? [],
    chosen: ids.length + restIds.length,
    ordered: became === undefined || isRefusal(became) ? [] : became.orders,
    info: info.data,
    credit,
    today,
    siteName: page.site.name,
    lineIds: ids,
    returned: readPaymentReturn(url.searchParams),
  };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return privateMeta(t`Review and confirm order`, loaderData?.siteName);
}

export default function Review() {
  const { lines, rest, chosen, ordered, info, credit, today, returned, lineIds } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  useEffect(() => {
    const before = readLocal('checkedItem');
    markReviewSeen();
    if (chosen === 0 && before) void navigate(`?lines=${before}`, { replace: true });
  }, [chosen, navigate]);
  return (
    <main id="main">
      <ReviewOrderPage
        lines={lines}
        rest={rest}
        missingCount={chosen - lines.length - rest.length}
        ordered={ordered}
        info={info}
        credit={credit}
        today={today}
        returned={returned}
        lineIds={lineIds}
      />
    </main>
  );
}
