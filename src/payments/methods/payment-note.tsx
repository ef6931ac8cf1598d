import { Link } from 'react-router';
import type { Standing } from '../../account/permissions/standing.rule.ts';
import { t } from '../../lib/i18n.ts';
import styles from './payment-block.module.css';
import type { PaymentChoice, PaymentMethod } from './payment-choice.rule.ts';

export type PaymentNoteProps = {
  choices: readonly PaymentChoice[];
  chosen: PaymentMethod | undefined;
  standing: Standing;
};

export function PaymentNote({ choices, chosen, standing }: PaymentNoteProps) {
  if (standing === 'overdue')
    return (
      <p className={styles.note}>
        <Link to="/statement">{t`Account Statement`}</Link>
      </p>
    );
  const text = textOf(choices, chosen);
  return text && <p className={styles.note}>{text}</p>;
}

function textOf(choices: readonly PaymentChoice[], chosen: PaymentMethod | undefined): string {
  if (chosen === 'credit') return t`You'll see the credit terms before the order is placed.`;
  if (chosen === 'transfer') return t`We reserve the stock while your order awaits approval.`;
  const tooSmall = choices.some(({ closed }) => closed === 'balance_too_small');
  return tooSmall ? t`To use your credit limit, order fewer lines or pay an open invoice.` : '';
}
