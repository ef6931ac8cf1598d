import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadDesk, siteOf } from '../browser/call-desk.ts';
import type { auditTrailAtDesk } from './audit.contract.ts';
import { AuditPage } from './audit.page.tsx';

export const handle = { title: () => 'Audit trail' };

export function loader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const of = (name: string) => searchParams.get(name) ?? '';
  const wanted = { site: siteOf(args), q: of('q'), person: of('person'), day: of('day'), before: of('before') };
  return loadDesk<typeof auditTrailAtDesk>('GET /desk/api/:site/audit/', wanted, args.request.signal);
}

export function Component() {
  return <AuditPage trail={useLoaderData<typeof loader>()} />;
}
