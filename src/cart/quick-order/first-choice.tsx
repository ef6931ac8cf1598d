import { useId } from 'react';
import { msg, t, translate } from '../../lib/i18n.ts';
import { Select } from '../../ui/controls/select.tsx';
import styles from './first-choice.module.css';
import type { ChoiceOrder } from './first-choice.rule.ts';

const rules = [
  { by: 'bought', label: msg('As bought') },
  { by: 'stock', label: msg('In stock') },
  { by: 'cheapest', label: msg('Cheapest') },
] as const;

export type FirstChoiceControlProps = {
  order: ChoiceOrder;
  makers: readonly string[];
  /** Nobody can have bought anything before signing in. */
  hasBought: boolean;
  onChange: (order: ChoiceOrder) => void;
};

export function FirstChoiceControl({ order, makers, hasBought, onChange }: FirstChoiceControlProps) {
  const name = useId();
  return (
    <div className={styles.control}>
      <fieldset className={styles.rules} aria-label={t`What to propose first`}>
        {rules
          .filter(({ by }) => hasBought || by !== 'bought')
          .map(({ by, label }) => (
            <label key={by} className={styles.rule}>
              <input
                type="radio"
                name={name}
                checked={
                  order.maker === '' && (order.by === by || (!hasBought && by === 'stock' && order.by === 'bought'))
                }
                onChange={() => onChange({ by, maker: '' })}
              />
              <span>{translate(label)}</span>
            </label>
          ))}
      </fieldset>
      {makers.length > 1 && (
        <Select
          small
          aria-label={t`If several makers have an item, choose`}
          value={order.maker}
          onChange={(event) => onChange({ ...order, maker: event.currentTarget.value })}
        >
          <option value="">{t`Any maker`}</option>
          {makers.map((maker) => (
            <option key={maker} value={maker}>
              {t`${maker} first`}
            </option>
          ))}
        </Select>
      )}
    </div>
  );
}
