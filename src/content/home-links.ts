/** The listing of a search, a type of bearing or a maker. */
export function searchLink(text: string): string {
  return `/listing?${new URLSearchParams({ q: text })}`;
}

export function typeLink(type: string): string {
  return `/listing?${new URLSearchParams({ type })}`;
}

export function brandLink(brand: string): string {
  return `/listing?${new URLSearchParams({ brand })}`;
}
