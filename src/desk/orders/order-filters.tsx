import { Button } from '../../ui/controls/button.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { DayFilter } from '../list/day-filter.tsx';
import { useListQuery } from '../list/use-list-query.ts';
import styles from './orders.module.css';

/** Narrows the list to days, to the customers of one person, and shows the one customer it is narrowed to. */
export function OrderFilters({ managers, customer }: { managers: readonly string[]; customer: string }) {
  const query = useListQuery();
  return (
    <div className={styles.filters}>
      <span className={styles.days}>
        Placed <DayFilter name="placedFrom" label="Placed from" /> to <DayFilter name="placedTo" label="Placed until" />
      </span>
      {managers.length > 0 && (
        <Select
          small
          aria-label="Sales manager"
          value={query.get('manager')}
          onChange={(event) => query.set({ manager: event.target.value })}
        >
          <option value="">All sales managers</option>
          {managers.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      )}
      {query.get('customer') !== '' && (
        <Button small icon="close" onClick={() => query.set({ customer: '' })}>
          {`Only ${customer || 'an unknown customer'}`}
        </Button>
      )}
    </div>
  );
}
