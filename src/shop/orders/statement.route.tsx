import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { getInfo } from '../../account/get-info.contract.ts';
import type { ReplyOf } from '../../lib/contract.ts';
import { cutText } from '../../lib/cut-text.ts';
import { t } from '../../lib/i18n.ts';
import { readPaymentReturn } from '../../orders/checkout-pages/payment-return.rule.ts';
import { readNamed } from '../../orders/statement/chosen-invoices.rule.ts';
import { accountStatement } from '../../orders/statement/statement.contract.ts';
import { StatementPage } from '../../orders/statement/statement.page.tsx';
import { isRefusal } from '../../ui/browser/call.ts';
import { pageContext } from '../../ui/page/page-context.ts';
import { redirectToVerification, requireSignIn } from '../require-sign-in.ts';
import { privateMeta } from '../seo/page-meta.ts';

const day = /^\d{4}-\d{2}-\d{2}$/;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  requireSignIn(page, url);
  const period = Object.fromEntries(
    ['from', 'to'].flatMap((name) => {
      const value = url.searchParams.get(name) ?? '';
      return day.test(value) ? [[name, value]] : [];
    }),
  );
  const query = url.searchParams;
  const paidId = query.get('paid') ?? '';
  const wanted = { ...period, payment: cutText(paidId, 60) };
  const [reply, info] = await Promise.all([page.call(accountStatement, wanted), page.call(getInfo, {})]);
  if (isRefusal(info)) throw redirectToVerification();
  const payment = {
    named: readNamed(query.get('pay') ?? ''),
    ahead: query.get('advance') ?? '',
    buyer: { email: info.data.email, mobile: info.data.mobile_no },
    paidId,
    returned: readPaymentReturn(query),
  };
  if (!isRefusal(reply)) return pageOf(page.site.name, reply, payment, '');
  if (reply.refusal !== 'no_such_period') throw redirectToVerification();
  const usual = await page.call(accountStatement, {});
  if (isRefusal(usual)) throw redirectToVerification();
  return pageOf(page.site.name, usual, payment, reply.message);
}

const pageOf = <Payment,>(
  siteName: string,
  { data: statement, payments, may_pay_in_advance, is_unconfirmed }: ReplyOf<typeof accountStatement>,
  payment: Payment,
  problem: string,
) => ({
  statement,
  payments,
  ...payment,
  problem,
  siteName,
  mayPayInAdvance: may_pay_in_advance,
  isUnconfirmed: is_unconfirmed,
});

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return privateMeta(t`Account Statement`, loaderData?.siteName);
}

export default function Statement() {
  const { siteName: _siteName, ...page } = useLoaderData<typeof loader>();
  return (
    <main id="main">
      <StatementPage {...page} />
    </main>
  );
}
