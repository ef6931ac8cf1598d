import { classNames } from '../../ui/class-names.ts';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { useListQuery } from '../list/use-list-query.ts';
import { useListSearch } from '../list/use-list-search.ts';
import styles from './prices.module.css';

const views = [
  { view: '', label: 'Today and later' },
  { view: 'planned', label: 'Planned' },
  { view: 'ending', label: 'Ending in 30 days' },
  { view: 'ended', label: 'Ended' },
] as const;

/** Which rows the sheet shows; j, k and x belong to lists, not to a sheet. */
export function SheetBar() {
  const query = useListQuery();
  const search = useListSearch();
  return (
    <div className={styles.bar}>
      <fieldset className={styles.views} aria-label="Show">
        {views.map(({ view, label }) => (
          <button
            key={view}
            type="button"
            className={classNames(query.get('view') === view && styles.on)}
            aria-pressed={query.get('view') === view}
            onClick={() => search.set({ view })}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <div className={styles.search}>
        <TextInput
          small
          type="search"
          aria-label="Search rows"
          placeholder="Search rows"
          value={search.text}
          onChange={(event) => search.type(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && search.searchNow()}
        />
      </div>
    </div>
  );
}
