import { Link } from 'react-router';
import { Designation } from '../../ui/items/designation.tsx';
import type { ItemRow } from './item.contract.ts';
import styles from './item-name.module.css';

type ItemNameProps = { item: Pick<ItemRow, 'itemname' | 'itemtype'>; to: string };

export function ItemName({ item: { itemname, itemtype }, to }: ItemNameProps) {
  if (itemtype) return <Designation to={to}>{itemname}</Designation>;
  return (
    <Link className={styles.text} to={to}>
      {itemname}
    </Link>
  );
}
