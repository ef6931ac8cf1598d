import { readLocal, writeLocal } from '../../ui/browser/local-storage.ts';

/** A list's address under a name: `query` is its filters and sort order, without the page. */
export type SavedView = { name: string; query: string };

const maxViews = 20;
export const maxViewName = 40;

const isView = (value: unknown): value is SavedView =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as SavedView).name === 'string' &&
  typeof (value as SavedView).query === 'string';

/** `list` is the path of the list, with its site. */
export function readViews(list: string): readonly SavedView[] {
  try {
    const kept: unknown = JSON.parse(readLocal(`deskViews ${list}`));
    return Array.isArray(kept) ? kept.filter(isView).slice(0, maxViews) : [];
  } catch {
    return [];
  }
}

/** Of what is stored now, which another tab may have changed. */
export function changeViews(
  list: string,
  change: (views: readonly SavedView[]) => readonly SavedView[],
): readonly SavedView[] {
  const views = change(readViews(list));
  writeLocal(`deskViews ${list}`, views.length === 0 ? '' : JSON.stringify(views));
  return views;
}

/** The same filters give the same text, in whichever order they came. */
export function viewQuery(params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  kept.delete('page');
  kept.sort();
  return kept.toString();
}

/** A view whose name is taken replaces it. */
export const withView = (views: readonly SavedView[], view: SavedView): readonly SavedView[] =>
  [...views.filter(({ name }) => name !== view.name), view].slice(-maxViews);
