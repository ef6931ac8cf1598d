import { say } from '../lib/say.ts';
import { Button } from '../ui/button.tsx';
import { ItemCell } from '../ui/item-cell.tsx';
import { SectionHead } from '../ui/layout.tsx';
import { useSite } from '../ui/site-context.tsx';
import { sizesText } from './display.rule.ts';
import { drawingOf } from './item-drawing-of.ts';
import { itemHref } from './item-link.rule.ts';
import styles from './recent-items.module.css';
import { useRecentItems } from './use-recent-items.ts';

/** What was looked at last in this browser, but for the item at hand; nothing where there is none. */
export function RecentItems({ but }: { but?: number }) {
  const site = useSite();
  const { items, failed, again } = useRecentItems(but);
  if (items.length === 0 && !failed) return null;
  return (
    <section>
      <SectionHead title={say`Recently viewed`} meta={say`Kept in this browser only`} />
      {failed && (
        <p className={styles.failed} role="status">
          {say`These items did not load.`} <Button small onClick={again}>{say`Retry`}</Button>
        </p>
      )}
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.itemid}>
            <ItemCell
              drawing={drawingOf(item)}
              designation={item.itemname}
              to={itemHref(site, item)}
              sub={[item.brandname, sizesText(item)]}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
