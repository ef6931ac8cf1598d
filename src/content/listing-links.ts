const listing = (query: Readonly<Record<string, string>>) => `/listing?${new URLSearchParams(query)}`;

/** The listing of a search, a category, a super category, or of whatever its address asks for. */
export const searchLink = (text: string): string => listing({ q: text });
export const categoryLink = (category: string): string => listing({ category });
export const superCategoryLink = (name: string): string => listing({ cat_type: name });
export const listingLink = listing;

/** The page of a maker where the site has one, else what it sells of it. */
export const brandLink = (brandPages: readonly string[], { name, page }: { name: string; page: string }): string =>
  brandPages.includes(page) ? `/${page}` : listing({ brand: name });
