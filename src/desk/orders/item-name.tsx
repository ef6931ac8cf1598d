import type { Line } from './pick-draft.ts';
import styles from './picking.module.css';

export function PickedItemName({ line: { itemName, maker, itemCode } }: { line: Line }) {
  return (
    <>
      <span className={styles.designation}>{itemName}</span>
      <small className={styles.code}>{`${maker} · ${itemCode}`}</small>
    </>
  );
}
