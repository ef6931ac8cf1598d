import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadDesk, siteOf } from '../browser/call-desk.ts';
import { BesideQueue } from '../list/record-queue.tsx';
import { PaperQueue } from './paper-queue.tsx';
import type { listPapersAtDesk, reviewPaperAtDesk } from './papers.contract.ts';
import { ReviewPaperPage } from './review-paper.page.tsx';

export const handle = { title: () => 'Papers' };

export async function loader(args: LoaderFunctionArgs) {
  const site = siteOf(args);
  const { signal } = args.request;
  const request = { site, id: args.params.id ?? '' };
  const [review, { rows: waiting, total }] = await Promise.all([
    loadDesk<typeof reviewPaperAtDesk>('GET /desk/api/:site/papers/review/', request, signal),
    loadDesk<typeof listPapersAtDesk>('GET /desk/api/:site/papers/', { site, ...noFilter }, signal),
  ]);
  return { review, waiting, total };
}

const noFilter = { q: '', view: '', sort: '', page: '' };

/** Each paper has its own state: its page, what was compared. */
export function Component() {
  const { review, waiting, total } = useLoaderData<typeof loader>();
  const { id: paperId } = review.paper;
  return (
    <BesideQueue>
      <PaperQueue waiting={waiting} total={total} currentId={paperId} />
      <ReviewPaperPage key={paperId} review={review} />
    </BesideQueue>
  );
}
