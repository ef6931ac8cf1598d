import { type FormEvent, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { readLocal, writeLocal } from '../../ui/browser/local-storage.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import styles from './list-bar.module.css';

/** Own views as tabs after the fixed ones, and the button that keeps the present address as another one. */
export function SavedViews({ onOpen }: { onOpen: () => void }) {
  const { pathname } = useLocation();
  return <ViewsOfList key={pathname} list={pathname} onOpen={onOpen} />;
}

function ViewsOfList({ list, onOpen }: { list: string; onOpen: () => void }) {
  const [views, setViews] = useState(() => readViews(list));
  const [isNaming, setNaming] = useState(false);
  const [params, setParams] = useSearchParams();
  const query = viewQuery(params);
  const current = views.find((view) => view.query === query);
  const isFixed = [...params.keys()].every((name) => name === 'view' || name === 'page');

  function change(next: (views: readonly SavedView[]) => readonly SavedView[]) {
    setViews(changeViews(list, next));
    setNaming(false);
  }
  function open(view: SavedView) {
    setParams(new URLSearchParams(view.query), { replace: true, preventScrollReset: true });
    onOpen();
  }
  return (
    <>
      {views.length > 0 && (
        <fieldset className={styles.views} aria-label="Own views">
          {views.map((view) => (
            <button
              key={view.name}
              type="button"
              className={classNames(styles.view, view === current && styles.on)}
              aria-pressed={view === current}
              onClick={() => open(view)}
            >
              {view.name}
            </button>
          ))}
        </fieldset>
      )}
      {current && (
        <IconButton
          small
          name="close"
          label={`Remove the view ${current.name}`}
          onClick={() => change((stored) => stored.filter(({ name }) => name !== current.name))}
        />
      )}
      {!current && !isFixed && !isNaming && (
        <Button small kind="quiet" onClick={() => setNaming(true)}>
          Save this view
        </Button>
      )}
      {!current && !isFixed && isNaming && (
        <NameForm
          onName={(name) => change((stored) => withView(stored, { name, query }))}
          onCancel={() => setNaming(false)}
        />
      )}
    </>
  );
}

function NameForm({ onName, onCancel }: { onName: (name: string) => void; onCancel: () => void }) {
  const [name, setName] = useState('');
  function submit(event: FormEvent) {
    event.preventDefault();
    if (name.trim()) onName(name.trim());
  }
  return (
    <form className={styles.naming} onSubmit={submit}>
      <TextInput
        small
        autoFocus
        maxLength={maxViewName}
        aria-label="Name of the view"
        placeholder="Name of the view"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button small type="submit" disabled={name.trim() === ''}>
        Save
      </Button>
      <Button small kind="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  );
}

/** A list's address under a name: `query` is its filters and sort order, without the page. */
type SavedView = { name: string; query: string };

const maxViews = 20;
const maxViewName = 40;

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

/** Changes the views as stored now, which another tab may have changed. */
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
