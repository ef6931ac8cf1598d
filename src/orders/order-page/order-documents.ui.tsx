import { t } from '../../lib/i18n.ts';
import { formatMoney } from '../../lib/money.ts';
import { Icon } from '../../ui/graphics/icon.tsx';
import { Block } from '../../ui/page/block.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { useOpenDocument } from '../documents/use-open-document.ts';
import type { OrderDetail } from './order-detail.contract.ts';
import styles from './order-documents.module.css';
import { PayUnpaid } from './pay-unpaid.ui.tsx';

export type OrderDocumentsProps = { order: Pick<OrderDetail, 'mysc_order_no' | 'documents' | 'status' | 'owed'> };

export function OrderDocuments({ order }: OrderDocumentsProps) {
  const { currency } = useSite();
  const { open, opening } = useOpenDocument();
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
          <span className={styles.kind}>{t`PDF`}</span>
        </button>
      ))}
      <PayUnpaid documents={documents} />
      <p className={styles.note}>{noteOf(order)}</p>
    </Block>
  );
}

function noteOf({ documents, status, owed }: OrderDocumentsProps['order']): string {
  if (status === 'Awaiting Internal Approval') return t`You will get the proforma invoice when we approve your order.`;
  if (documents.length === 0) return t`There is no document for this order.`;
  return owed > 0 ? t`Each dispatch comes with its tax invoice.` : t`You can open each document again at any time.`;
}
