import { useEffect, useEffectEvent, useState } from 'react';
import { t } from '../../lib/i18n.ts';
import { type ImportError, importLater } from '../../ui/browser/import-later.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { CopyButton } from '../../ui/items/copy-button.tsx';
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

type Drawn = { link: string; svg: string };

/** A code belongs to one amount: it does not change under a phone that scans it, a new one is asked for. */
function UpiCode({ link, amount }: { link: string; amount: string }) {
  const [drawn, setDrawn] = useState<Drawn>();
  const [problem, setProblem] = useState('');

  async function draw() {
    try {
      const { renderSVG } = await importLater(() => import('uqr'));
      setDrawn({ link, svg: renderSVG(link) });
    } catch (cause) {
      setProblem((cause as ImportError).message);
    }
  }
  const drawFirst = useEffectEvent(() => void draw());
  useEffect(() => drawFirst(), []);

  if (problem)
    return (
      <Notice kind="warn" live title={t`The QR code is missing`}>
        {problem}
      </Notice>
    );
  const isCurrent = drawn === undefined || drawn.link === link;
  return (
    <div className={isCurrent ? styles.code : styles.stale}>
      {drawn && isCurrent && (
        <img
          className={styles.picture}
          src={`data:image/svg+xml,${encodeURIComponent(drawn.svg)}`}
          alt={t`UPI QR code for ${amount}`}
        />
      )}
      {!isCurrent && (
        <Button small onClick={() => void draw()}>
          {t`New QR`}
        </Button>
      )}
    </div>
  );
}
