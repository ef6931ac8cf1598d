import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadDesk, siteOf } from '../browser/call-desk.ts';
import { StaffPage } from './staff.page.tsx';
import type { listStaffAtDesk } from './staff-list.contract.ts';

export const handle = { title: () => 'Staff' };

export const loader = (args: LoaderFunctionArgs) =>
  loadDesk<typeof listStaffAtDesk>('GET /desk/api/:site/staff/', { site: siteOf(args) }, args.request.signal);

export function Component() {
  const { staff } = useLoaderData<typeof loader>();
  return <StaffPage staff={staff} />;
}
