import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadDesk, siteOf } from '../browser/call-desk.ts';
import { ReportsNav } from './reports-nav.tsx';
import type { salesReportAtDesk } from './sales-report.contract.ts';
import { SalesReport } from './sales-report.tsx';
import { salesRequestOf } from './sales-request.ts';

export const handle = { title: () => 'Reports' };

export async function loader(args: LoaderFunctionArgs) {
  const [site, { signal }] = [siteOf(args), args.request];
  const request = { site, ...salesRequestOf(new URL(args.request.url).searchParams) };
  return loadDesk<typeof salesReportAtDesk>('GET /desk/api/:site/reports/sales/', request, signal);
}

export function Component() {
  const report = useLoaderData<typeof loader>();
  return (
    <>
      <ReportsNav />
      <SalesReport report={report} />
    </>
  );
}
