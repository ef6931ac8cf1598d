import type { LoaderFunctionArgs } from 'react-router';
import { siteOf } from '../browser/call-desk.ts';
import { listRequestOf } from '../list/use-list-query.ts';

/** What the list of orders can be narrowed to, as its address has it. */
export const orderListFilters = ['placedFrom', 'placedTo', 'customer', 'manager'] as const;

/** An order is opened with the list that it was found in. */
export function orderListRequest(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const of = (name: (typeof orderListFilters)[number]) => searchParams.get(name) ?? '';
  return {
    site: siteOf(args),
    ...listRequestOf(args.request),
    placedFrom: of('placedFrom'),
    placedTo: of('placedTo'),
    customer: of('customer'),
    manager: of('manager'),
  };
}
