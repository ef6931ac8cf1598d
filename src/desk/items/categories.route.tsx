import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadDesk, siteOf } from '../browser/call-desk.ts';
import type { listCategoriesAtDesk } from './categories.contract.ts';
import { CategoriesPage } from './categories.page.tsx';

export const handle = { title: () => 'Categories' };

export const loader = (args: LoaderFunctionArgs) =>
  loadDesk<typeof listCategoriesAtDesk>(
    'GET /desk/api/:site/items/categories/',
    { site: siteOf(args) },
    args.request.signal,
  );

export function Component() {
  return <CategoriesPage categories={useLoaderData<typeof loader>().categories} />;
}
