import { said, say, word } from '../lib/say.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import styles from './confirm-trouble.module.css';
import type { Trouble } from './use-confirm-order.ts';

export type ConfirmTroubleProps = {
  trouble: Trouble | undefined;
  /** It was paid for already. */
  paid?: boolean;
  onClose: () => void;
};

/** Why the order was not placed and what to do; after a failure it can be sent again and becomes one order. */
export function ConfirmTrouble({ trouble, paid = false, onClose }: ConfirmTroubleProps) {
  const again = trouble?.again;
  const actions = (
    <>
      <Button onClick={onClose}>{say`Cancel`}</Button>
      {again ? (
        <Button kind="primary" icon="retry" onClick={again}>{say`Retry`}</Button>
      ) : (
        <ButtonLink to="/my-profile">{say`Go to profile`}</ButtonLink>
      )}
    </>
  );
  return (
    <Dialog
      open={trouble !== undefined}
      title={again ? say`The order got no answer` : say`The order was refused`}
      onClose={onClose}
      actions={actions}
    >
      <p className={styles.message}>{trouble?.message}</p>
      <p className={styles.note}>{said(again ? onceMore : paid ? paidFor : nothingDone)}</p>
    </Dialog>
  );
}

const onceMore = word('Retry sends the same order once more; however often it is sent, it is placed once.');
const nothingDone = word('Nothing was ordered or charged; your cart is as it was.');
const paidFor = word('What was paid becomes your order or is given back; you need not pay again.');
