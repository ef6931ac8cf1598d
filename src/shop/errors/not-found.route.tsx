import { data, type MetaArgs } from 'react-router';
import { t } from '../../lib/i18n.ts';
import type { RootData } from '../root-data.ts';
import { privateMeta } from '../seo/page-meta.ts';
import { NotFoundPage } from './not-found-page.tsx';

export const loader = () => data(null, { status: 404 });

export const meta = ({ matches }: MetaArgs<typeof loader>) =>
  privateMeta(t`Page not found`, (matches[0]?.loaderData as RootData | undefined)?.site.name);

export default function NotFound() {
  return <NotFoundPage />;
}
