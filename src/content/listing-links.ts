const listing = (query: Readonly<Record<string, string>>) => `/listing?${new URLSearchParams(query)}`;

export const searchLink = (text: string): string => listing({ q: text });
export const categoryLink = (category: string): string => listing({ category });
export const superCategoryLink = (name: string): string => listing({ cat_type: name });
export const listingLink = listing;

/** The maker's page if the site has one, else its listing. */
export const brandLink = (brandPages: readonly string[], { name, page }: { name: string; page: string }): string =>
  brandPages.includes(page) ? `/${page}` : listing({ brand: name });
