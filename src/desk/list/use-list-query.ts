import { useHref, useLocation, useNavigation, useSearchParams } from 'react-router';

export type ListQuery = {
  /** The value that the rows on the page were asked with. */
  get(name: string): string;
  /** Several of them by name, '' where there is none. */
  all(...names: string[]): Record<string, string>;
  /** The value that was asked for last; its rows may still be on their way. */
  asked(name: string): string;
  /** An empty value leaves the address; the list goes back to its first page (`page`, or the cursor `before`). */
  set(changes: Record<string, string>): void;
};

/** Filter, sort order and page of a list are its address, so that a view can be saved and sent. */
export function useListQuery(): ListQuery {
  const [params, setParams] = useSearchParams();
  const { location: next } = useNavigation();
  const path = useHref(useLocation().pathname);
  const asked = next?.pathname === path ? new URLSearchParams(next.search) : params;
  return {
    get: (name) => params.get(name) ?? '',
    all: (...names) => Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])),
    asked: (name) => asked.get(name) ?? '',
    set(changes) {
      const changed = new URLSearchParams(asked);
      changed.delete('page');
      changed.delete('before');
      for (const [name, value] of Object.entries(changes))
        if (value === '') changed.delete(name);
        else changed.set(name, value);
      setParams(changed, { replace: true, preventScrollReset: true });
    },
  };
}

/** Loaders read the fields of a list's request so. */
export function listRequestOf({ url }: { url: string }) {
  const { searchParams } = new URL(url);
  const of = (name: string) => searchParams.get(name) ?? '';
  return { q: of('q'), view: of('view'), sort: of('sort'), page: of('page') };
}
