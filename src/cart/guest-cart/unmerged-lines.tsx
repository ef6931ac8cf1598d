import { useNavigate, useRevalidator } from 'react-router';
import { countText } from '../../catalogue/items/item-format.rule.ts';
import { plural, t } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { Designation } from '../../ui/items/designation.tsx';
import { createLineNamer } from '../lines/line-names.rule.ts';
import { emptyGuestCart, type GuestCartLine } from './guest-cart.rule.ts';
import { saveGuestCart, useGuestCart } from './guest-cart.ts';
import styles from './unmerged-lines.module.css';
import { useMergeGuestCart } from './use-merge-guest-cart.ts';

export function UnmergedLines({ canAdd }: { canAdd: boolean }) {
  const { lines } = useGuestCart();
  const merge = useMergeGuestCart();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { send, busy } = useAction();
  if (lines.length === 0) return null;

  const add = () =>
    void send(async () => {
      const { cart } = await merge();
      if (cart !== '/cart') await navigate(cart, { replace: true });
      return revalidate();
    });

  return (
    <div className={styles.kept}>
      <Notice kind="info" title={t`${plural(lines.length, 'item')} saved in this browser before you signed in`}>
        <UnmergedList lines={lines} />
        <div className={styles.actions}>
          {canAdd && <Button small busy={busy} busyLabel={t`Adding`} onClick={add}>{t`Add to this cart`}</Button>}
          <Button
            small
            kind="quiet"
            onClick={() => saveGuestCart(emptyGuestCart)}
          >{t`Remove from this browser`}</Button>
        </div>
      </Notice>
    </div>
  );
}

export function UnmergedList({ lines }: { lines: readonly GuestCartLine[] }) {
  const nameOf = createLineNamer(lines);
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.itemcode}>
          <Designation>{nameOf(line)}</Designation> × {countText(line.Quantity)}
          {line.refused && <span className={styles.reason}> {line.refused}</span>}
        </li>
      ))}
    </ul>
  );
}
