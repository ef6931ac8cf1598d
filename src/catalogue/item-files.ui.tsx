import { say } from '../lib/say.ts';
import { Icon } from '../ui/icon.tsx';
import { useSite } from '../ui/site-context.tsx';
import type { ItemRow } from './item.contract.ts';
import styles from './item-files.module.css';
import { itemFiles } from './item-link.rule.ts';

/** What can be downloaded of an item: its data sheet and, of a bearing, the outline of its section. */
export function ItemFiles({ item }: { item: ItemRow }) {
  const { name } = useSite();
  const { dataSheet, outline } = itemFiles(`${name}:${item.itemid}`);
  const isDrawn = item.itemtype !== '' && item.Dimension_ID > 0 && item.Dimension_OD > 0 && item.Dimension_OW > 0;
  return (
    <span className={styles.files}>
      <a href={dataSheet} target="_blank" rel="noreferrer nofollow">
        <Icon name="download" small /> {say`Data sheet, PDF`}
      </a>
      {isDrawn && (
        <a href={outline} download rel="nofollow">
          <Icon name="download" small /> {say`Outline, DXF`}
        </a>
      )}
    </span>
  );
}
