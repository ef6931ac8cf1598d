import { formatNumber } from '../../lib/format-number.ts';
import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import styles from './list-pager.module.css';
import { useListQuery } from './use-list-query.ts';

/** As in list.contract.ts, which the browser does not load. */
const rowsPerPage = 50;
const maxTotal = 10_000;

export function ListPager({ total }: { total: number }) {
  const query = useListQuery();
  const page = Number(query.get('page')) || 1;
  const first = (page - 1) * rowsPerPage + 1;
  const last = Math.min(page * rowsPerPage, total);
  if (total === 0) return null;
  const count = total >= maxTotal ? t`${formatNumber(maxTotal)} or more` : formatNumber(total);
  return (
    <div className={styles.pager}>
      <span>{t`${first} to ${last} of ${count}`}</span>
      <Button small disabled={page === 1} onClick={() => query.set({ page: page === 2 ? '' : String(page - 1) })}>
        {t`Previous`}
      </Button>
      <Button small disabled={last >= total} onClick={() => query.set({ page: String(page + 1) })}>
        {t`Next`}
      </Button>
    </div>
  );
}
