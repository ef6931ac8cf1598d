import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadDesk, siteOf } from '../browser/call-desk.ts';
import { listRequestOf } from '../list/use-list-query.ts';
import type { listMessagesAtDesk } from './messages.contract.ts';
import { MessagesPage } from './messages.page.tsx';

export const handle = { title: () => 'Messages' };

export function loader(args: LoaderFunctionArgs) {
  const request = { site: siteOf(args), ...listRequestOf(args.request) };
  return loadDesk<typeof listMessagesAtDesk>('GET /desk/api/:site/messages/', request, args.request.signal);
}

export function Component() {
  const { rows, total } = useLoaderData<typeof loader>();
  return <MessagesPage messages={rows} total={total} />;
}
