import { useState } from 'react';
import type { CartLine } from '../../cart/cart.contract.ts';
import { plural, t } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useNextPage } from '../../ui/feedback/use-next-page.ts';
import { requestOutOfStockLines } from '../checkout-pages/request-out-of-stock.ts';
import styles from './rfi-not-sent.module.css';

export type RfiNotSentProps = {
  order: string;
  lines: readonly CartLine[];
  reason: string | undefined;
};

export function RfiNotSent({ order, lines, reason }: RfiNotSentProps) {
  const noteHere = useNextPage();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState(reason ?? '');

  async function resend() {
    setBusy(true);
    const goOn = noteHere();
    const rfiResult = await requestOutOfStockLines(lines);
    setBusy(false);
    if ('refused' in rfiResult) return setRefusal(rfiResult.refused);
    const to = `/orderPlaced?order=${encodeURIComponent(order)}&rfi=${rfiResult.rfi}`;
    await goOn(to, rfiResult.message, { replace: true });
  }

  const retry = <Button small icon="retry" busy={busy} onClick={() => void resend()}>{t`Send RFI`}</Button>;
  return (
    <div className={styles.notice}>
      <Notice
        kind="bad"
        live
        title={t`Your order is placed, but the RFI for ${plural(lines.length, 'item')} was not sent`}
        action={retry}
      >
        <p>{t`${refusal} They are still in your cart.`}</p>
      </Notice>
    </div>
  );
}
