/** The listing of a search, a category, a super category or a maker. */
export function searchLink(text: string): string {
  return `/listing?${new URLSearchParams({ q: text })}`;
}

export function categoryLink(category: string): string {
  return `/listing?${new URLSearchParams({ category })}`;
}

export function superCategoryLink(name: string): string {
  return `/listing?${new URLSearchParams({ cat_type: name })}`;
}

export function brandLink(brand: string): string {
  return `/listing?${new URLSearchParams({ brand })}`;
}
