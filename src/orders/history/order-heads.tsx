import { Link } from 'react-router';
import { t, translate } from '../../lib/i18n.ts';
import { Icon } from '../../ui/graphics/icon.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { type HistoryFilter, historyHref } from './history-states.rule.ts';
import styles from './order-history.module.css';
import { orderSorts, type SortingHead, sortingOf } from './order-sort.rule.ts';

/** The cells below say by themselves what they are. A head that sorts is a link, so that it works without scripts. */
export function OrderHeads({ filter }: { filter: HistoryFilter }) {
  return (
    <div className={styles.heads}>
      <span />
      <span>{t`Order ID, your PO number`}</span>
      <span>{t`Item`}</span>
      <SortLink head="status" name={t`Status, what comes next`} filter={filter} />
      <SortLink head="date" name={t`Date`} filter={filter} />
      <SortLink head="total" name={t`Total`} filter={filter} />
      <span />
    </div>
  );
}

type SortLinkProps = { head: SortingHead; name: string; filter: HistoryFilter };

function SortLink({ head, name, filter }: SortLinkProps) {
  const { isSorted, isReversed, next } = sortingOf(head, filter.sort);
  return (
    <Link
      to={historyHref({ ...filter, sort: next, before: '' })}
      aria-current={isSorted || undefined}
      preventScrollReset
    >
      {name}
      <VisuallyHidden>: {translate(orderSorts[next])}</VisuallyHidden>
      <Icon small name={!isSorted ? 'sort' : isReversed ? 'chevron-up' : 'chevron-down'} />
    </Link>
  );
}
