import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { loadDesk, siteOf } from '../browser/desk-loader.ts';
import type { reviewPaperAtDesk } from './papers.contract.ts';
import { ReviewPaperPage } from './review-paper.page.tsx';

export const handle = { title: () => t`Papers` };

export function loader(args: LoaderFunctionArgs) {
  const request = { site: siteOf(args), id: args.params.id ?? '' };
  return loadDesk<typeof reviewPaperAtDesk>('GET /desk/api/:site/papers/review/', request, args.request.signal);
}

/** Each paper has its own state: its page, what was compared. */
export function Component() {
  const review = useLoaderData<typeof loader>();
  return <ReviewPaperPage key={review.paper.paper_id} review={review} />;
}
