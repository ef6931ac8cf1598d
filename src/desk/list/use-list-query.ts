import { useSearchParams } from 'react-router';

export type ListQuery = {
  get(name: string): string;
  /** An empty value leaves the address; the list goes back to its first page (`page`, or the cursor `before`). */
  set(changes: Record<string, string>): void;
};

/** Filter, sort order and page of a list are its address, so that a view can be saved and sent. */
export function useListQuery(): ListQuery {
  const [params, setParams] = useSearchParams();
  return {
    get: (name) => params.get(name) ?? '',
    set: (changes) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete('page');
          next.delete('before');
          for (const [name, value] of Object.entries(changes))
            if (value === '') next.delete(name);
            else next.set(name, value);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}

/** For a loader: the fields of a list's request. */
export function listRequestOf({ url }: { url: string }) {
  const { searchParams } = new URL(url);
  const of = (name: string) => searchParams.get(name) ?? '';
  return { q: of('q'), view: of('view'), sort: of('sort'), page: of('page') };
}
