import { formatNumber } from '../../lib/format-number.ts';
import { Button } from '../../ui/controls/button.tsx';
import styles from './list-pager.module.css';
import { useListQuery } from './use-list-query.ts';

/** The limits are those of list.contract.ts, which the browser does not load. */
const rowsPerPage = 50;
const maxTotal = 10_000;

export function ListPager({ total }: { total: number }) {
  const query = useListQuery();
  const page = Number(query.get('page')) || 1;
  const lastPage = Math.ceil(total / rowsPerPage);
  const first = (page - 1) * rowsPerPage + 1;
  const last = Math.min(page * rowsPerPage, total);
  const before = Math.min(page - 1, lastPage);
  if (total === 0) return null;
  const count = total >= maxTotal ? `${formatNumber(maxTotal)} or more` : formatNumber(total);
  return (
    <div className={styles.pager}>
      <span>{page > lastPage ? `None on this page, ${count} in all` : `${first} to ${last} of ${count}`}</span>
      <PageButton label="Previous" page={before} isThere={page > 1} />
      <PageButton label="Next" page={page + 1} isThere={last < total} />
    </div>
  );
}

/** Keeps the focus on the first and on the last page, which a disabled button would lose. */
export function PageButton({ label, page, isThere }: { label: string; page: number; isThere: boolean }) {
  const query = useListQuery();
  const open = () => query.set({ page: page === 1 ? '' : String(page) });
  return (
    <Button small aria-disabled={!isThere} onClick={() => isThere && open()}>
      {label}
    </Button>
  );
}
