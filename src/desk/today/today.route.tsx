import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadDesk, siteOf } from '../browser/call-desk.ts';
import type { rfiSenders } from '../rfis/rfi-senders.contract.ts';
import type { siteFigures, waitingWork } from './today.contract.ts';
import { TodayPage } from './today.page.tsx';

export const handle = { title: () => 'Today' };

export async function loader(args: LoaderFunctionArgs) {
  const { signal } = args.request;
  const site = siteOf(args);
  const [work, figures, { senders }] = await Promise.all([
    loadDesk<typeof waitingWork>('GET /desk/api/:site/today/', { site }, signal),
    loadDesk<typeof siteFigures>('GET /desk/api/:site/figures/', { site }, signal),
    loadDesk<typeof rfiSenders>('GET /desk/api/:site/rfi_senders/', { site }, signal),
  ]);
  return { waiting: work.waiting, senders, figures, now: new Date() };
}

export function Component() {
  return <TodayPage {...useLoaderData<typeof loader>()} />;
}
