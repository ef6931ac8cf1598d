import { type ReactNode, useState } from 'react';
import { t } from '../../lib/i18n.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import styles from './listing-filter-sheet.module.css';
import { type ListingQuery, listingHref, withoutFilters } from './listing-query.rule.ts';

type FilterSheetProps = {
  query: ListingQuery;
  count: string;
  loading: boolean;
  children: ReactNode;
};

export function FilterSheet({ query, count, loading, children }: FilterSheetProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className={styles.sheet}>
      <Button small icon="filter" aria-haspopup="dialog" onClick={() => setOpen(true)}>{t`Filter`}</Button>
      <Dialog
        open={open}
        title={tRich`Filter ${<span className={styles.count}>{count}</span>}`}
        onClose={close}
        actions={
          <>
            <ButtonLink to={listingHref(withoutFilters(query))} preventScrollReset>{t`Clear`}</ButtonLink>
            <Button kind="primary" busy={loading} onClick={close}>
              {t`Show ${count}`}
            </Button>
          </>
        }
      >
        {children}
      </Dialog>
    </div>
  );
}
