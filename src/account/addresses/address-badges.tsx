import { t } from '../../lib/i18n.ts';
import { Tag } from '../../ui/feedback/tag.tsx';
import type { DeliveryAddress } from '../get-info.contract.ts';
import { addressApproval } from './address-approval.ts';
import styles from './address-badges.module.css';

export function AddressBadges({ address }: { address: DeliveryAddress }) {
  const good = address.approval_status === addressApproval.verified;
  return (
    <span className={styles.marks}>
      {address.is_default && <Tag kind="accent">{t`Default Address`}</Tag>}
      <Tag kind={good ? 'good' : 'warn'}>{good ? t`Verified` : t`Not Verified`}</Tag>
    </span>
  );
}
