import { shopPages } from './shop-pages.ts';

const namesOfPage = new Map(shopPages.map(({ path, sameForVisitors }) => [path, sameForVisitors]));

const shareLink = /^\/productDetail\/[a-z]+:\d{1,15}$/i;
const maxAddressLength = 300;

/**
 * The normalized address of a page that is the same for every visitor; undefined for other pages, spellings and query
 * parameters.
 */
export function publicAddress({ pathname, searchParams }: URL): string | undefined {
  const names = namesOfPage.get(pathname) ?? (shareLink.test(pathname) ? [] : undefined);
  if (!names || ![...searchParams.keys()].every((name) => names.includes(name))) return undefined;
  const query = searchParams.toString();
  const address = query ? `${pathname}?${query}` : pathname;
  return address.length <= maxAddressLength ? address : undefined;
}

export const isSearch = ({ pathname, searchParams }: URL): boolean =>
  pathname === '/listing' && (searchParams.get('q') ?? '').trim() !== '';
