import type { ReactNode } from 'react';
import { t } from '../../lib/i18n.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { TextArea } from '../../ui/controls/text-input.tsx';
import { orderedBeforeAnchor } from './ordered-before.tsx';
import styles from './quick-entry.module.css';

/** Search and quick order side by side; on a phone quick order is a page of its own. */
export function QuickEntry({ search, canReorder }: { search: ReactNode; canReorder: boolean }) {
  return (
    <section className={styles.counter} aria-label={t`Find items`}>
      {search}
      <form className={styles.quick} method="post" action="/quick-order">
        <TextArea
          mono
          name="text"
          rows={1}
          required
          aria-label={t`Quick order: one item per line, designation and quantity`}
          placeholder={t`Quick order: item, quantity`}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit">{t`Find these items`}</Button>
      </form>
      <div className={styles.file}>
        <ButtonLink small kind="quiet" icon="upload" to="/quick-order">{t`CSV or XLSX`}</ButtonLink>
        <span>{t`up to 2,000 lines`}</span>
      </div>
      <div className={styles.phone}>
        <ButtonLink wide to="/quick-order">{t`Quick order`}</ButtonLink>
        {canReorder ? (
          <ButtonLink wide icon="retry" to={`#${orderedBeforeAnchor}`}>{t`Ordered before`}</ButtonLink>
        ) : (
          <ButtonLink wide to="/listing">{t`All products`}</ButtonLink>
        )}
      </div>
    </section>
  );
}
