import { say } from '../lib/say.ts';
import { Button } from '../ui/button.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './rfi-action.module.css';
import type { RfiLine } from './rfi-history.contract.ts';
import { mayAskAgain } from './rfi-line-state.rule.ts';
import { canBeAdded } from './rfi-rows.rule.ts';

export type RfiActionProps = {
  line: RfiLine;
  /** Lines of another RFI are ticked. */
  closed?: boolean;
  adding: boolean;
  asking: boolean;
  onAdd: () => void;
  onAskAgain: () => void;
};

/** What can be done with a line of an RFI: into the cart, ask for it again, or nothing: 'Out of stock'. */
export function RfiAction({ line, closed, adding, asking, onAdd, onAskAgain }: RfiActionProps) {
  const name = <VisuallyHidden>: {line.ItemName}</VisuallyHidden>;
  if (canBeAdded(line))
    return (
      <span className={styles.action}>
        <Button small disabled={closed} busy={adding} onClick={onAdd}>
          {say`Add To Cart`}
          {name}
        </Button>
        {line.in_cart && <span className={styles.note}>{say`In your cart`}</span>}
      </span>
    );
  return (
    <span className={styles.action}>
      {line.status !== 'Ordered' && <span className={styles.note}>{say`Out of stock`}</span>}
      {mayAskAgain(line.status) && (
        <span className={styles.again}>
          <Button small kind="quiet" busy={asking} onClick={onAskAgain}>
            {say`Ask again`}
            {name}
          </Button>
        </span>
      )}
    </span>
  );
}
