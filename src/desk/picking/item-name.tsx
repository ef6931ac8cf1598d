import type { Line } from './pick-draft.ts';
import styles from './picking.module.css';

export function ItemName({ line: { item_name, maker, item_code } }: { line: Line }) {
  return (
    <>
      <span className={styles.designation}>{item_name}</span>
      <small className={styles.code}>{`${maker} · ${item_code}`}</small>
    </>
  );
}
