import { data, type MetaArgs } from 'react-router';
import { say } from '../lib/say.ts';
import type { Frame } from './frame.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { privateMeta } from './seo.ts';

/** Every address that no other route knows. */
export const loader = () => data(null, { status: 404 });

export const meta = ({ matches }: MetaArgs<typeof loader>) =>
  privateMeta(say`Page not found`, (matches[0]?.loaderData as Frame | undefined)?.site.name);

export default function NotFound() {
  return <NotFoundPage />;
}
