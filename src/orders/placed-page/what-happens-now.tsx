import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Day } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ProgressSteps } from '../../ui/feedback/progress-steps.tsx';
import { Block, BlockBody } from '../../ui/page/block.tsx';
import { useOpenDocument } from '../documents/use-open-document.ts';
import type { OrderDetail } from '../order-page/order-detail.contract.ts';
import { progressSteps } from '../order-page/order-progress.rule.ts';
import styles from './what-happens-now.module.css';

/** Whether the order is neither called off nor partly sent: this page is also opened later. */
export const isToBePacked = ({ status }: OrderDetail): boolean =>
  status === 'Awaiting Internal Approval' || status === 'Confirmed';

export function WhatHappensNow({ order, today }: { order: OrderDetail; today: Day }) {
  const awaits = order.status === 'Awaiting Internal Approval';
  const invoice = order.documents.find(({ kind }) => kind === 'tax_invoice');
  const detail = `/order-detail?order=${order.mysc_order_no}`;
  return (
    <div className={styles.now}>
      <Block header={t`What happens now`}>
        <BlockBody>
          <ProgressSteps label={t`Steps of this order`} {...progressSteps(order, today)} />
        </BlockBody>
        {isToBePacked(order) && (
          <div className={styles.parts}>
            <Part title={awaits ? t`We check it` : t`We pack it`}>
              {awaits
                ? t`We look at your order and confirm it. Its pieces are kept for you from now on.`
                : t`Your order is confirmed, and its pieces are kept for you.`}
            </Part>
            {invoice && <InvoiceReady order={order.mysc_order_no} invoice={invoice.number} />}
            <Part title={t`You hear from us`}>{hearFromUs(awaits, invoice !== undefined)}</Part>
            {order.may_change_po && (
              <Part title={t`You can still change it`}>
                <Link to={detail}>{t`Change the PO number or cancel a line`}</Link> {t`until it is packed.`}
              </Part>
            )}
          </div>
        )}
      </Block>
    </div>
  );
}

function hearFromUs(awaits: boolean, hasInvoice: boolean): string {
  if (hasInvoice)
    return awaits
      ? t`By e-mail when it is confirmed, and again when the goods leave.`
      : t`By e-mail when the goods leave.`;
  return awaits
    ? t`By e-mail when it is confirmed, and again with the tax invoice when the goods leave.`
    : t`By e-mail with the tax invoice when the goods leave.`;
}

/** Some sites issue it with the payment. */
function InvoiceReady({ order, invoice }: { order: string; invoice: string }) {
  const { open, opening } = useOpenDocument();
  return (
    <Part title={t`Your tax invoice is ready`}>
      <Button small icon="file" busy={opening === invoice} onClick={() => open(order, invoice)}>
        {t`Invoice ${invoice}`}
      </Button>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h3 className={styles.title}>{title}</h3>
      <div>{children}</div>
    </div>
  );
}
