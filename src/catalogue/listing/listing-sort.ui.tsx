import { Form, useNavigate } from 'react-router';
import { t, translate } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { type ListingQuery, listingHref, type SortOrder, sortLabels } from './listing-query.rule.ts';
import styles from './listing-sort.module.css';

const orders = Object.entries(sortLabels) as [SortOrder, string][];

type SortChoiceProps = {
  query: ListingQuery;
  byPrice: boolean;
};

export function SortSelect({ query, byPrice }: SortChoiceProps) {
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
        aria-label={t`Sort by`}
        value={query.sort}
        onChange={(event) => choose(event.currentTarget.value as SortOrder)}
      >
        {offered.map(([order, label]) => (
          <option key={order} value={order}>
            {translate(label)}
          </option>
        ))}
      </Select>
      <span className={styles.apply}>
        <Button small type="submit">{t`Sort`}</Button>
      </span>
    </Form>
  );
}
