import { Form, useNavigate } from 'react-router';
import { said, say } from '../lib/say.ts';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/select.tsx';
import { type ListingQuery, listingHref, type SortOrder, sortLabels } from './listing-query.rule.ts';
import styles from './listing-sort.module.css';

const orders = Object.entries(sortLabels) as [SortOrder, string][];

type SortChoiceProps = {
  query: ListingQuery;
  /** Whether the reader sees prices to sort by. */
  byPrice: boolean;
};

/** The order of the listing. */
export function SortChoice({ query, byPrice }: SortChoiceProps) {
  const navigate = useNavigate();
  const offered = orders.filter(([order]) => byPrice || order === query.sort || !order.startsWith('price'));
  const [, search = ''] = listingHref({ ...query, sort: 'best', page: 1 }).split('?');
  const choose = (sort: SortOrder) => navigate(listingHref({ ...query, sort, page: 1 }), { preventScrollReset: true });
  return (
    <Form action="/listing" className={styles.sort}>
      {[...new URLSearchParams(search)].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Select
        small
        name="sort"
        aria-label={say`Sort by`}
        value={query.sort}
        onChange={(event) => choose(event.currentTarget.value as SortOrder)}
      >
        {offered.map(([order, label]) => (
          <option key={order} value={order}>
            {said(label)}
          </option>
        ))}
      </Select>
      <span className={styles.apply}>
        <Button small type="submit">{say`Sort`}</Button>
      </span>
    </Form>
  );
}
