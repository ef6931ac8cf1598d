import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { say } from '../lib/say.ts';
import { statement } from '../orders/statement.contract.ts';
import { StatementPage } from '../orders/statement.page.tsx';
import { refused } from '../ui/call.ts';
import { pageContext } from '../ui/page-context.ts';
import { privateMeta } from './seo.ts';
import { needSignIn, toVerification } from './signed-in.ts';

const day = /^\d{4}-\d{2}-\d{2}$/;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  needSignIn(page, url);
  const asked = Object.fromEntries(
    ['from', 'to'].flatMap((name) => {
      const value = url.searchParams.get(name) ?? '';
      return day.test(value) ? [[name, value]] : [];
    }),
  );
  const told = await page.call(statement, asked);
  const siteName = page.site.name;
  if (!refused(told)) return { statement: told.data, problem: '', siteName };
  if (told.refusal !== 'no_such_period') throw toVerification();
  const usual = await page.call(statement, {});
  if (refused(usual)) throw toVerification();
  return { statement: usual.data, problem: told.message, siteName };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return privateMeta(say`Account Statement`, loaderData?.siteName);
}

export default function Statement() {
  const { statement: told, problem } = useLoaderData<typeof loader>();
  return (
    <main id="main">
      <StatementPage statement={told} problem={problem} />
    </main>
  );
}
