import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadDesk, siteOf } from '../browser/call-desk.ts';
import type { bankLinesAtDesk } from './bank.contract.ts';
import { BankPage } from './bank.page.tsx';

export const handle = { title: () => 'Bank' };

export function loader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const of = (name: string) => searchParams.get(name) ?? '';
  const wanted = { site: siteOf(args), view: of('view'), after: of('after'), day: of('day') };
  return loadDesk<typeof bankLinesAtDesk>('GET /desk/api/:site/money/bank/', wanted, args.request.signal);
}

export function Component() {
  return <BankPage list={useLoaderData<typeof loader>()} />;
}
