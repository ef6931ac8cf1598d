import { msg, t, translate } from '../../lib/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { useListQuery } from '../list/use-list-query.ts';
import { useListSearch } from '../list/use-list-search.ts';
import styles from './prices.module.css';

const views = [
  { view: '', label: msg('Today and later') },
  { view: 'planned', label: msg('Planned') },
  { view: 'ending', label: msg('Ending in 30 days') },
  { view: 'ended', label: msg('Ended') },
] as const;

/** Which rows the sheet shows; j, k and x belong to lists, not to a sheet. */
export function SheetBar() {
  const query = useListQuery();
  const search = useListSearch();
  return (
    <div className={styles.bar}>
      <fieldset className={styles.views} aria-label={t`Show`}>
        {views.map(({ view, label }) => (
          <button
            key={view}
            type="button"
            className={classNames(query.get('view') === view && styles.on)}
            aria-pressed={query.get('view') === view}
            onClick={() => search.set({ view })}
          >
            {translate(label)}
          </button>
        ))}
      </fieldset>
      <div className={styles.search}>
        <TextInput
          small
          type="search"
          aria-label={t`Search rows`}
          placeholder={t`Search rows`}
          value={search.text}
          onChange={(event) => search.type(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && search.searchNow()}
        />
      </div>
    </div>
  );
}
