import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ItemCell } from '../../ui/items/item-cell.tsx';
import { SectionHeader } from '../../ui/page/layout.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { drawingPropsOf } from './drawing-props.ts';
import { sizesText } from './item-format.rule.ts';
import { itemHref } from './item-link.rule.ts';
import styles from './recent-items.module.css';
import { useRecentItems } from './use-recent-items.ts';

export function RecentItems({ exceptId }: { exceptId?: number }) {
  const site = useSite();
  const { items, failed, retry } = useRecentItems(exceptId);
  if (items.length === 0 && !failed) return null;
  return (
    <section>
      <SectionHeader title={t`Recently viewed`} meta={t`Saved in this browser only`} />
      {failed && (
        <p className={styles.failed} role="status">
          {t`These items didn’t load.`} <Button small onClick={retry}>{t`Retry`}</Button>
        </p>
      )}
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.itemid}>
            <ItemCell
              drawing={drawingPropsOf(item)}
              designation={item.itemname}
              to={itemHref(site, item)}
              subtitle={[item.brandname, sizesText(item)]}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
