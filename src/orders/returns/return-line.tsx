import { useId } from 'react';
import { t, translate } from '../../lib/i18n.ts';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { type FaultyPart, faultyParts, type ReturnReason, returnReasons } from '../return-requests.rule.ts';
import type { Returnable } from './order-returns.contract.ts';
import styles from './request-return-dialog.module.css';
import type { TypedLine } from './return-draft.ts';

export type ReturnLineProps = {
  line: Returnable['lines'][number];
  typed: TypedLine;
  isWrong: boolean;
  onChange: (part: Partial<TypedLine>) => void;
};

export function ReturnLine({ line: { line_no, item_name, left }, typed, isWrong, onChange }: ReturnLineProps) {
  const errorId = useId();
  return (
    <li className={styles.line}>
      <span>
        <b className={styles.name}>{item_name}</b> <small>{t`${left} can be returned`}</small>
      </span>
      <TextInput
        small
        name={`pieces ${line_no}`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        placeholder={t`Pieces`}
        aria-label={t`Pieces of ${item_name}`}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? errorId : undefined}
        value={typed.quantity}
        onChange={(event) => onChange({ quantity: event.target.value })}
      />
      <Select
        small
        aria-label={t`Reason for ${item_name}`}
        value={typed.reason}
        onChange={(event) => onChange({ reason: event.target.value as ReturnReason })}
      >
        {optionsOf(returnReasons)}
      </Select>
      {typed.reason === 'faulty' && (
        <span className={styles.part}>
          <Select
            small
            aria-label={t`Faulty part of ${item_name}`}
            value={typed.part}
            onChange={(event) => onChange({ part: event.target.value as FaultyPart | '' })}
          >
            <option value="">{t`Which part? Not sure`}</option>
            {optionsOf(faultyParts)}
          </Select>
        </span>
      )}
      {isWrong && (
        <span id={errorId} role="alert" className={styles.error}>
          {t`Please enter a whole number from 1 to ${left}.`}
        </span>
      )}
    </li>
  );
}

/** An option for each name, with its label. */
export const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([name, label]) => (
    <option key={name} value={name}>
      {translate(label)}
    </option>
  ));
