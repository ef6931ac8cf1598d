import { data } from 'react-router';
import { say } from '../lib/say.ts';
import { NotFoundPage } from './not-found-page.tsx';

/** Every address that no other route knows. */
export const loader = () => data(null, { status: 404 });

export const meta = () => [{ title: say`Page not found` }, { name: 'robots', content: 'noindex' }];

export default function NotFound() {
  return <NotFoundPage />;
}
