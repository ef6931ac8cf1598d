import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { t } from '../../lib/i18n.ts';
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
  const reply = await page.call(accountStatement, period);
  const siteName = page.site.name;
  if (!isRefusal(reply)) return { statement: reply.data, problem: '', siteName };
  if (reply.refusal !== 'no_such_period') throw redirectToVerification();
  const usual = await page.call(accountStatement, {});
  if (isRefusal(usual)) throw redirectToVerification();
  return { statement: usual.data, problem: reply.message, siteName };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return privateMeta(t`Account Statement`, loaderData?.siteName);
}

export default function Statement() {
  const { statement: reply, problem } = useLoaderData<typeof loader>();
  return (
    <main id="main">
      <StatementPage statement={reply} problem={problem} />
    </main>
  );
}
