import { type ReactNode, useState } from 'react';
import { say } from '../lib/say.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { sayWith } from '../ui/say-with.tsx';
import styles from './listing-filter-sheet.module.css';
import { type ListingQuery, listingHref, withoutFilters } from './listing-query.rule.ts';

type FilterSheetProps = {
  query: ListingQuery;
  /** '13 items' */
  count: string;
  loading: boolean;
  /** The facets. */
  children: ReactNode;
};

/** Where there is no room beside the table, the facets come as a sheet; the count on its button follows each tick. */
export function FilterSheet({ query, count, loading, children }: FilterSheetProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className={styles.sheet}>
      <Button small icon="filter" aria-haspopup="dialog" onClick={() => setOpen(true)}>{say`Filter`}</Button>
      <Dialog
        open={open}
        title={sayWith`Filter ${<span className={styles.count}>{count}</span>}`}
        onClose={close}
        actions={
          <>
            <ButtonLink to={listingHref(withoutFilters(query))} preventScrollReset>{say`Clear`}</ButtonLink>
            <Button kind="primary" busy={loading} onClick={close}>
              {say`Show ${count}`}
            </Button>
          </>
        }
      >
        {children}
      </Dialog>
    </div>
  );
}
