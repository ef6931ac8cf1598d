import { t } from '../../lib/i18n.ts';
import { CopyButton } from '../../ui/items/copy-button.tsx';
import { UpiCode } from './upi-code.tsx';
import styles from './upi-payment.module.css';

export type UpiPaymentProps = { link: string; upiId: string; reference: string; amount: string };

/** On a phone the app is opened; elsewhere a phone scans the code. */
export function UpiPayment({ link, upiId, reference, amount }: UpiPaymentProps) {
  return (
    <div className={styles.payment}>
      <a className={styles.app} href={link}>
        {t`Open your UPI app`}
      </a>
      <UpiCode link={link} amount={amount} />
      <dl className={styles.facts}>
        <div>
          <dt>{t`Scan with any UPI app`}</dt>
          <dd className={styles.sum}>{amount}</dd>
        </div>
        <div>
          <dt>{t`UPI ID`}</dt>
          <dd className={styles.copied}>
            <span className={styles.mono}>{upiId}</span>
            <CopyButton text={upiId} />
          </dd>
        </div>
        <div>
          <dt>{t`Reference`}</dt>
          <dd className={styles.mono}>{reference}</dd>
        </div>
      </dl>
    </div>
  );
}
