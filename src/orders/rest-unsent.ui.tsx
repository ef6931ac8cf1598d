import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { CartLine } from '../cart/cart.contract.ts';
import { countOf, say } from '../lib/say.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { askForRest } from './ask-for-rest.ts';
import styles from './rest-unsent.module.css';

export type RestUnsentProps = {
  /** The order that stands. */
  order: string;
  lines: readonly CartLine[];
  reason: string | undefined;
};

/** The order was placed, its RFI was not sent: what is safe, and once more. */
export function RestUnsent({ order, lines, reason }: RestUnsentProps) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState(reason ?? '');

  async function again() {
    setBusy(true);
    const asked = await askForRest(lines);
    setBusy(false);
    if ('refused' in asked) return setRefusal(asked.refused);
    await navigate(`/orderPlaced?order=${encodeURIComponent(order)}&rfi=${asked.rfi}`, { replace: true });
  }

  const retry = <Button small icon="retry" busy={busy} onClick={() => void again()}>{say`Send RFI`}</Button>;
  return (
    <div className={styles.notice}>
      <Notice
        kind="bad"
        live
        title={say`Your order stands; the RFI for ${countOf(lines.length, 'item')} was not sent`}
        action={retry}
      >
        <p>{say`${refusal} They are in your cart as before.`}</p>
      </Notice>
    </div>
  );
}
