import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { formatMajor } from '../../lib/money.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { PrintReceipt } from '../receipts/print-receipt.tsx';
import styles from './pay-invoices.module.css';
import type { AccountStatement, ReceivedPayment } from './statement.contract.ts';

const checkEveryMs = 5_000;
const maxChecks = 12;

export type PaidNoticeProps = { payment: ReceivedPayment; statement: AccountStatement };

/** The notice tells in plain words what a payment has paid, and what is still unpaid of it. */
export function PaidNotice({ payment, statement: { open_items, overdue } }: PaidNoticeProps) {
  const { currency } = useSite();
  const money = (major: number) => formatMajor(major, currency);
  const leftOf = (invoice: string) =>
    open_items.find((one) => one.number === invoice && one.due_on !== '')?.unpaid ?? 0;
  return (
    <div className={styles.notice}>
      <Notice kind="good" title={t`Thank you. We received ${money(payment.amount)}.`} live>
        <ul className={styles.list}>
          {payment.paid.map(({ invoice, amount }) => (
            <li key={invoice}>
              <span className={styles.mono}>{invoice}</span>{' '}
              {leftOf(invoice) > 0
                ? t`${money(amount)}, ${money(leftOf(invoice))} of it still unpaid`
                : t`${money(amount)}, paid in full`}
            </li>
          ))}
          {payment.on_account > 0 && (
            <li>{t`${money(payment.on_account)} stays on account and pays your next invoices.`}</li>
          )}
        </ul>
        <p>
          {overdue === 0 && <span>{t`Nothing is overdue now.`}</span>}{' '}
          {t`Receipt ${payment.number} is on its way to you by e-mail.`}
        </p>
        <PrintReceipt number={payment.number} />
      </Notice>
    </div>
  );
}

/** The money may be on its way. */
export function Unconfirmed() {
  const { revalidate } = useRevalidator();
  const check = useEffectEvent(() => void revalidate());
  useEffect(() => {
    let checks = 0;
    const timer = window.setInterval(() => {
      checks += 1;
      check();
      if (checks === maxChecks) window.clearInterval(timer);
    }, checkEveryMs);
    return () => window.clearInterval(timer);
  }, []);
  return (
    <div className={styles.notice}>
      <Notice kind="warn" title={t`Your payment is not confirmed yet.`} live>
        <p>{t`Please do not pay again: it is shown here as soon as it is confirmed.`}</p>
      </Notice>
    </div>
  );
}
