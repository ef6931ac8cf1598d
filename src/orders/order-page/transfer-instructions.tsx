import { minorOf } from '../../cart/lines/cart-totals.rule.ts';
import { t } from '../../lib/i18n.ts';
import { BankTransfer } from '../../payments/methods/bank-transfer.tsx';
import type { OrderDetail } from './order-detail.contract.ts';
import styles from './transfer-instructions.module.css';

export function TransferInstructions({ order: { mysc_order_no, branch, to_transfer } }: { order: OrderDetail }) {
  if (to_transfer === undefined) return null;
  return (
    <div className={styles.transfer}>
      <BankTransfer branch={branch} reference={mysc_order_no} amountMinor={minorOf(to_transfer)}>
        {t`We will dispatch the goods when we receive your payment. Please use the order number as the payment reference.`}
      </BankTransfer>
    </div>
  );
}
