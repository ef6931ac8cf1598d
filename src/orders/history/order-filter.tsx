import { useId, useRef } from 'react';
import { Form, Link } from 'react-router';
import { countText } from '../../catalogue/items/item-format.rule.ts';
import { t, translate } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { SyncFields } from '../../ui/forms/sync-fields.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import {
  type HistoryFilter,
  type HistoryState,
  historyHref,
  historyStates,
  type StateCounts,
} from './history-states.rule.ts';
import styles from './order-filter.module.css';
import { orderPeriods } from './order-period.rule.ts';

const names = (): Record<HistoryState, string> => ({
  all: t`All`,
  awaiting: t`Awaiting approval`,
  on_the_way: t`On the way`,
  delivered: t`Delivered`,
  cancelled: t`Cancelled`,
});

export type OrderStatesProps = { filter: HistoryFilter; counts: StateCounts | undefined };

/** Links, so that it works without scripts. */
export function OrderStates({ filter, counts }: OrderStatesProps) {
  const labels = names();
  return (
    <nav className={styles.states} aria-label={t`State`}>
      {historyStates.map((state) => (
        <Link
          key={state}
          to={historyHref({ ...filter, state, before: '' })}
          aria-current={state === filter.state ? 'true' : undefined}
          preventScrollReset
        >
          {labels[state]} <span className={styles.count}>{counts && countText(counts[state])}</span>
        </Link>
      ))}
    </nav>
  );
}

/** A chosen period is shown at once; without scripts with the button. */
export function OrderSearch({ filter: { state, period, q, sort } }: { filter: HistoryFilter }) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  return (
    <Form ref={form} className={styles.search} role="search" aria-label={t`Your orders`} action="/order-history">
      <SyncFields form={form} values={{ period, q }} />
      {state !== 'all' && <input type="hidden" name="state" value={state} />}
      <div className={styles.period}>
        <Select
          name="period"
          aria-label={t`Placed`}
          defaultValue={period}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        >
          {Object.entries(orderPeriods).map(([name, label]) => (
            <option key={name} value={name}>
              {translate(label)}
            </option>
          ))}
        </Select>
      </div>
      {sort !== 'newest' && <input type="hidden" name="sort" value={sort} />}
      <VisuallyHidden>
        <label htmlFor={id}>{t`Search by item`}</label>
      </VisuallyHidden>
      <TextInput
        id={id}
        type="search"
        name="q"
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
        placeholder={t`Search by item, order, PO or invoice`}
        defaultValue={q}
      />
      <Button type="submit" icon="search">{t`Search`}</Button>
    </Form>
  );
}
