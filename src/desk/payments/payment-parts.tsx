import { formatDateTime } from '../../lib/dates.ts';
import { plural } from '../../lib/i18n.ts';
import { formatAnyMoney } from '../../payments/online-payments/format-any-money.ts';
import { Block, BlockBody } from '../../ui/page/block.tsx';
import { ChangeDetails } from '../audit/change-details.tsx';
import { useDeskSite } from '../shell/desk-session.ts';
import type { DeskPayment } from './desk-payment.ts';
import styles from './payments.module.css';

type PartProps = { payment: DeskPayment };

function useTime() {
  const { timeZone } = useDeskSite();
  return (at: string) => formatDateTime(new Date(at), timeZone);
}

export function PaymentRefunds({ payment: { refunds, provider } }: PartProps) {
  const time = useTime();
  if (refunds.length === 0) return null;
  return (
    <Block header="Refunds">
      <BlockBody>
        <ul className={styles.list}>
          {refunds.map((refund) => (
            <li key={`${refund.requestedAt} ${refund.refundId} ${refund.amountMinor}`} className={styles.entry}>
              <span>
                <strong>{formatAnyMoney(refund.amountMinor, refund.currency)}</strong> {stateOf(refund, provider, time)}
              </span>
              <small>{refund.reason}</small>
              {refund.lastError && !refund.doneAt && (
                <small className={styles.bad}>{`${provider} answered: ${refund.lastError}`}</small>
              )}
            </li>
          ))}
        </ul>
      </BlockBody>
    </Block>
  );
}

function stateOf(
  { requestedAt, doneAt, refundId, atProvider, tries }: DeskPayment['refunds'][number],
  provider: string,
  time: (at: string) => string,
): string {
  if (!doneAt) return `waits since ${time(requestedAt)}, ${plural(tries, 'attempt')}`;
  if (!refundId) return `settled outside of the store ${time(doneAt)}`;
  if (atProvider) return `refunded in the dashboard of ${provider}, ${time(doneAt)}, as ${refundId}`;
  return `refunded ${time(doneAt)} as ${refundId}`;
}

/** The part shows what was chosen for each invoice, and what the money pays now. */
export function PaymentInvoices({
  payment: { invoices, advanceMinor: advance, onAccountMinor: onAccount, currency },
}: PartProps) {
  if (invoices.length === 0 && advance === 0) return null;
  const money = (minor: number) => formatAnyMoney(minor, currency);
  return (
    <Block header="What is paid">
      <BlockBody>
        <ul className={styles.list}>
          {invoices.map(({ number, chosenMinor: chosen, paidMinor: paid }) => (
            <li key={number} className={styles.line}>
              <span>
                <span className={styles.mono}>{number}</span>{' '}
                {chosen !== paid && <small>{`${money(chosen)} was chosen for it`}</small>}
              </span>
              <span className={styles.figure}>{money(paid)}</span>
            </li>
          ))}
          {advance > 0 && (
            <li className={styles.line}>
              <span>Advance that was chosen</span>
              <span className={styles.figure}>{money(advance)}</span>
            </li>
          )}
          {onAccount > 0 && (
            <li className={styles.line}>
              <span>On account</span>
              <span className={styles.figure}>{money(onAccount)}</span>
            </li>
          )}
        </ul>
      </BlockBody>
    </Block>
  );
}

export function PaymentLines({ payment: { lines, currency } }: PartProps) {
  if (lines.length === 0) return null;
  return (
    <Block header="What is paid">
      <BlockBody>
        <ul className={styles.list}>
          {lines.map(({ itemName: item, maker, quantity, totalMinor: total }, at) => (
            <li key={`${at} ${item}`} className={styles.line}>
              <span>
                {quantity} × <span className={styles.mono}>{item}</span> {maker}
              </span>
              <span className={styles.figure}>{formatAnyMoney(total, currency)}</span>
            </li>
          ))}
        </ul>
      </BlockBody>
    </Block>
  );
}

/** The part shows what the provider reported and what was done, newest first. */
export function PaymentHistory({ payment: { history, events: webhooks } }: PartProps) {
  const time = useTime();
  return (
    <Block header="History">
      <BlockBody>
        <ul className={styles.list}>
          {history.map(({ id, at, by, action, details }) => (
            <li key={id} className={styles.entry}>
              <span>
                <strong>{by}</strong>: {action}
              </span>
              <small>{time(at)}</small>
              <ChangeDetails details={details} />
            </li>
          ))}
          {webhooks.map(({ kind, receivedAt: at }, place) => (
            <li key={`${place} ${kind}`} className={styles.entry}>
              <span>{`The provider reported: ${kind}`}</span>
              <small>{time(at)}</small>
            </li>
          ))}
        </ul>
        {history.length + webhooks.length === 0 && <p>Nothing happened yet.</p>}
      </BlockBody>
    </Block>
  );
}
