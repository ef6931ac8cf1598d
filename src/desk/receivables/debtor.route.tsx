import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadDesk, siteOf } from '../browser/call-desk.ts';
import type { debtorAtDesk } from './debtor.contract.ts';
import { DebtorPage } from './debtor.page.tsx';
import type { remindersAtDesk } from './receivables.contract.ts';

export const handle = { title: () => 'Receivables' };

export async function loader(args: LoaderFunctionArgs) {
  const { signal } = args.request;
  const request = { site: siteOf(args), customerId: args.params.id ?? '' };
  const [debtor, { letters }] = await Promise.all([
    loadDesk<typeof debtorAtDesk>('GET /desk/api/:site/money/debtor/', request, signal),
    loadDesk<typeof remindersAtDesk>('GET /desk/api/:site/money/reminders/', request, signal),
  ]);
  return { debtor, letters };
}

export function Component() {
  const { debtor, letters } = useLoaderData<typeof loader>();
  return <DebtorPage key={debtor.customerId} debtor={debtor} letters={letters} />;
}
