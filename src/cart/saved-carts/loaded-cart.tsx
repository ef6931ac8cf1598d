import type { ReplyOf } from '../../lib/contract.ts';
import { plural, t } from '../../lib/i18n.ts';
import { Amount } from '../../ui/items/amount.tsx';
import { Designation } from '../../ui/items/designation.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import type { loadSavedCart } from './saved-carts.contract.ts';
import styles from './saved-carts-dialog.module.css';

type LoadedCartProps = Pick<ReplyOf<typeof loadSavedCart>, 'repriced' | 'rejected'>;

/** What is not as it was when the cart was saved. */
export function LoadedCart({ repriced, rejected }: LoadedCartProps) {
  return (
    <div className={styles.parts}>
      {rejected.length > 0 && (
        <section>
          <h3>{t`${plural(rejected.length, 'item')} not added`}</h3>
          <ul className={styles.changes}>
            {rejected.map(({ item_id, item_name, reason }) => (
              <li key={item_id}>
                <Designation>{item_name}</Designation> {reason}
              </li>
            ))}
          </ul>
        </section>
      )}
      {repriced.length > 0 && (
        <section>
          <h3>{t`${plural(repriced.length, 'item')} with another price than when you saved it`}</h3>
          <ul className={styles.changes}>
            {repriced.map(({ item_name, price_then, price_now }) => (
              <li key={item_name}>
                <Designation>{item_name}</Designation>{' '}
                {tRich`${<Price value={price_now} />}, it was ${<Price value={price_then} />}`}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

const Price = ({ value }: { value: number }) =>
  value > 0 ? <Amount value={value} showCurrency /> : t`price on request`;
