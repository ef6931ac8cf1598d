import { say } from '../lib/say.ts';
import { Tag } from '../ui/tag.tsx';
import styles from './address-marks.module.css';
import type { DeliveryAddress } from './get-info.contract.ts';

/** 2 means verified (specification §9). */
const verified = 2;

/** Whether a delivery address is the default one and whether staff have verified it. */
export function AddressMarks({ address }: { address: DeliveryAddress }) {
  const good = address.approval_status === verified;
  return (
    <span className={styles.marks}>
      {address.is_default && <Tag kind="accent">{say`Default Address`}</Tag>}
      <Tag kind={good ? 'good' : 'warn'}>{good ? say`Verified` : say`Not Verified`}</Tag>
    </span>
  );
}
