import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { countText } from '../catalogue/display.rule.ts';
import { countOf, say } from '../lib/say.ts';
import { Button } from '../ui/button.tsx';
import { Designation } from '../ui/designation.tsx';
import { Notice } from '../ui/notice.tsx';
import styles from './kept-lines.module.css';
import { emptyCart } from './local-cart.rule.ts';
import { keepLocalCart, useLocalCart } from './local-cart.ts';
import { usePushLocalCart } from './push-local-cart.ts';

/** What was put into this browser's cart before sign-in and the account's has not taken, with the reason of each. */
export function KeptLines({ mayAdd }: { mayAdd: boolean }) {
  const { lines } = useLocalCart();
  const push = usePushLocalCart();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  if (lines.length === 0) return null;

  async function add() {
    setBusy(true);
    await push();
    await revalidate();
    setBusy(false);
  }

  return (
    <div className={styles.kept}>
      <Notice kind="info" title={say`${countOf(lines.length, 'item')} from before you signed in, kept in this browser`}>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line.itemcode}>
              <Designation>{line.itemname}</Designation> × {countText(line.Quantity)}
              {line.refused && <span className={styles.reason}> {line.refused}</span>}
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          {mayAdd && (
            <Button
              small
              busy={busy}
              busyWords={say`Adding`}
              onClick={() => void add()}
            >{say`Add to this cart`}</Button>
          )}
          <Button small kind="quiet" onClick={() => keepLocalCart(emptyCart)}>{say`Remove from this browser`}</Button>
        </div>
      </Notice>
    </div>
  );
}
