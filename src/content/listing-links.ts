import type { Site } from '../sites/site.ts';

const listing = (query: Readonly<Record<string, string>>) => `/listing?${new URLSearchParams(query)}`;

export const searchLink = (text: string): string => listing({ q: text });
export const categoryLink = (category: string): string => listing({ category });
export const superCategoryLink = (name: string): string => listing({ cat_type: name });
export const listingLink = listing;

/** The page of any maker on sale. */
export const makerPagePath = (name: string): string => `/brands/${encodeURIComponent(name)}`;

type WithMakers = Pick<Site, 'brandPages' | 'hasMakerPages'>;

/** Whether each maker on sale has a page, to which home page, menu and sitemap lead. */
export const hasPagesOfMakers = ({ brandPages, hasMakerPages }: WithMakers): boolean =>
  brandPages.length > 0 || hasMakerPages === true;

/** The maker's page where the site has pages of makers, else its listing. */
export function brandLink(site: WithMakers, { name, page }: { name: string; page: string }) {
  if (site.brandPages.includes(page)) return `/${page}`;
  return hasPagesOfMakers(site) ? makerPagePath(name) : listing({ brand: name });
}
