import { type ReactNode, useRef } from 'react';
import { useDocumentKeydown } from '../../ui/browser/use-document-keydown.ts';
import { classNames } from '../../ui/class-names.ts';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { isTyping } from '../keys/is-typing.ts';
import { KeyHint, Keys } from '../keys/key-line.tsx';
import styles from './list-bar.module.css';
import { SavedViews } from './saved-views.tsx';
import { useListQuery } from './use-list-query.ts';
import { useListSearch } from './use-list-search.ts';

export type ListView = { view: string; label: string };

export type ListBarProps = {
  /** Fixed filters; the first is the one without a name in the address. */
  views?: readonly ListView[];
  /** A label that says what can be searched for; without it there is no search. */
  searchLabel?: string;
  children?: ReactNode;
};

/** Views, search and what is special to the list. Each is in the address, so a view is saved as a bookmark. */
export function ListBar({ views = [], searchLabel, children }: ListBarProps) {
  const query = useListQuery();
  const search = useListSearch();
  const field = useRef<HTMLInputElement>(null);
  useDocumentKeydown((event) => {
    if (event.key !== '/' || isTyping(event)) return;
    event.preventDefault();
    field.current?.focus();
  });

  /** J, K and Enter then work on the rows that were found. */
  function finishSearch() {
    search.searchNow();
    field.current?.blur();
  }

  return (
    <div className={styles.bar} data-print="no">
      {views.length > 0 && (
        <fieldset className={styles.views} aria-label="Show">
          {views.map(({ view, label }) => (
            <button
              key={view}
              type="button"
              className={classNames(styles.view, query.get('view') === view && styles.on)}
              aria-pressed={query.get('view') === view}
              onClick={() => search.set({ view })}
            >
              {label}
            </button>
          ))}
        </fieldset>
      )}
      <SavedViews onOpen={search.cancel} />
      {searchLabel && (
        <div className={styles.search}>
          <TextInput
            ref={field}
            small
            type="search"
            aria-label={searchLabel}
            placeholder={searchLabel}
            value={search.text}
            onChange={(event) => search.type(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && finishSearch()}
          />
        </div>
      )}
      {children}
      <Keys>
        <KeyHint keys={['J', 'K']}>move</KeyHint>
        <KeyHint keys="Enter">open</KeyHint>
        <KeyHint keys="X">select</KeyHint>
        <KeyHint keys="/">search</KeyHint>
      </Keys>
      <Keys helpOnly>
        <KeyHint keys={['Shift J', 'Shift K']}>select on the way</KeyHint>
        <KeyHint keys="Shift X">select up to here</KeyHint>
        <KeyHint keys="Esc">select none</KeyHint>
      </Keys>
    </div>
  );
}
