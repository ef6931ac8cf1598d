import { useRef } from 'react';
import { Form, useNavigate } from 'react-router';
import { t, translate } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { SyncFields } from '../../ui/forms/sync-fields.tsx';
import { Icon } from '../../ui/graphics/icon.tsx';
import { type ListingQuery, listingHref, listingParams, type SortOrder, sortLabels } from './listing-query.rule.ts';
import styles from './listing-sort.module.css';
import { usePendingQuery } from './use-pending-query.ts';

const orders = Object.entries(sortLabels) as [SortOrder, string][];

type SortChoiceProps = {
  query: ListingQuery;
  byPrice: boolean;
  byStock: boolean;
};

export function SortSelect({ query, byPrice, byStock }: SortChoiceProps) {
  const navigate = useNavigate();
  const isOffered = (order: SortOrder) => (order === 'stock' ? byStock : byPrice || !order.startsWith('price'));
  const offered = orders.filter(([order]) => order === query.sort || isOffered(order));
  const form = useRef<HTMLFormElement>(null);
  const pendingQuery = usePendingQuery(query);
  const choose = (sort: SortOrder) =>
    navigate(listingHref({ ...pendingQuery(), sort, page: 1 }), { preventScrollReset: true });
  return (
    <Form ref={form} action="/listing" className={styles.sort}>
      <SyncFields form={form} values={{ sort: query.sort }} isAhead={isNeverAhead} />
      {[...listingParams({ ...query, sort: 'best', page: 1 })].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Select
        small
        name="sort"
        aria-label={t`Sort by`}
        defaultValue={query.sort}
        onChange={(event) => choose(event.currentTarget.value as SortOrder)}
      >
        {offered.map(([order, label]) => (
          <option key={order} value={order}>
            {order === 'best' && query.keyword === '' ? t`Most popular first` : translate(label)}
          </option>
        ))}
      </Select>
      <span className={styles.icon}>
        <Icon name="sort" />
      </span>
      <span className={styles.apply}>
        <Button small type="submit">{t`Sort`}</Button>
      </span>
    </Form>
  );
}

/** An order is asked for as soon as it is chosen. */
const isNeverAhead = () => false;
