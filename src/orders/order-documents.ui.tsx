import { formatMoney } from '../lib/money.ts';
import { say } from '../lib/say.ts';
import { Block } from '../ui/block.tsx';
import { Icon } from '../ui/icon.tsx';
import { useSite } from '../ui/site-context.tsx';
import type { OrderDetail } from './order-detail.contract.ts';
import styles from './order-documents.module.css';
import { useDocument } from './use-document.ts';

export type OrderDocumentsProps = { order: Pick<OrderDetail, 'mysc_order_no' | 'documents' | 'status' | 'owed'> };

/** The papers of an order, each opened by a press on its row. */
export function OrderDocuments({ order }: OrderDocumentsProps) {
  const { currency } = useSite();
  const { open, opening } = useDocument();
  const { documents, mysc_order_no } = order;
  return (
    <Block>
      {documents.map(({ kind, title, number, date, total }) => (
        <button
          key={`${kind} ${number}`}
          type="button"
          className={styles.document}
          aria-busy={opening === number || undefined}
          onClick={() => open(mysc_order_no, number)}
        >
          <Icon name="file" />
          <span>
            <b>
              {title} {kind !== 'proforma' && <span className={styles.number}>{number}</span>}
            </b>
            <span className={styles.about}>
              {date}, {formatMoney({ minor: Math.round(total * 100), currency })}
            </span>
          </span>
          <span className={styles.kind}>{say`PDF`}</span>
        </button>
      ))}
      <p className={styles.note}>{noteOf(order)}</p>
    </Block>
  );
}

function noteOf({ documents, status, owed }: OrderDocumentsProps['order']): string {
  if (status === 'Awaiting Internal Approval') return say`The proforma invoice comes with our approval.`;
  if (documents.length === 0) return say`There is no document for this order.`;
  return owed > 0
    ? say`The tax invoice of each dispatch follows with its goods.`
    : say`Every document can be opened again.`;
}
