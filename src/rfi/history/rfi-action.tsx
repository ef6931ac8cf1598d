import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import type { RfiLine } from '../rfi-history.contract.ts';
import { canAskAgain } from '../rfi-line-state.rule.ts';
import styles from './rfi-action.module.css';
import { canAddToCart } from './rfi-rows.rule.ts';

export type RfiActionProps = {
  line: RfiLine;
  /** The line and its alternatives. */
  choices: readonly RfiLine[];
  mayAdd: boolean;
  disabled?: boolean;
  adding: boolean;
  askingAgain: boolean;
  onAdd: () => void;
  onAskAgain: () => void;
};

export function RfiAction(props: RfiActionProps) {
  const { line, choices, mayAdd, disabled, adding, askingAgain, onAdd, onAskAgain } = props;
  const name = <VisuallyHidden>: {line.ItemName}</VisuallyHidden>;
  if (canAddToCart(line))
    return mayAdd ? (
      <span className={styles.action}>
        <Button small disabled={disabled} busy={adding} onClick={onAdd}>
          {t`Add To Cart`}
          {name}
        </Button>
        {line.in_cart && <span className={styles.note}>{t`In your cart`}</span>}
      </span>
    ) : null;
  return (
    <span className={styles.action}>
      {choices.every(({ status }) => canAskAgain(status)) && (
        <span className={styles.again}>
          <Button small kind="quiet" busy={askingAgain} onClick={onAskAgain}>
            {t`Ask again`}
            {name}
          </Button>
        </span>
      )}
    </span>
  );
}
