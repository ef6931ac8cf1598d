import { toMajor } from '../lib/money.ts';
import { countOf, say } from '../lib/say.ts';
import { Amount } from '../ui/amount.tsx';
import { Cell, Cells } from '../ui/block.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useSite } from '../ui/site-context.tsx';
import styles from './credit-warning.module.css';

export type CreditWarningProps = {
  open: boolean;
  balanceMinor: number;
  totalMinor: number;
  creditDays: number;
  onCancel: () => void;
  onContinue: () => void;
};

/** The terms of credit once more before an order is placed on it (specification §8 'Credit payment'). */
export function CreditWarning({
  open,
  balanceMinor,
  totalMinor,
  creditDays,
  onCancel,
  onContinue,
}: CreditWarningProps) {
  const { name } = useSite();
  const actions = (
    <>
      <Button onClick={onCancel}>{say`Cancel`}</Button>
      <Button kind="primary" onClick={onContinue}>{say`Continue`}</Button>
    </>
  );
  return (
    <Dialog open={open} title={say`Pay with your credit limit`} width={560} onClose={onCancel} actions={actions}>
      <p>{say`Credit limits are subject to change without advance notice at the sole discretion of ${name}. ${name} is not liable for any loss or damage from such a change.`}</p>
      <div className={styles.figures}>
        <Cells columns={3}>
          <Figure label={say`Available Balance`} minor={balanceMinor} />
          <Figure label={say`This order`} minor={totalMinor} />
          <Figure label={say`Afterwards`} minor={balanceMinor - totalMinor} />
        </Cells>
      </div>
      <p className={styles.period}>{say`To be paid ${countOf(creditDays, 'day')} from each invoice.`}</p>
    </Dialog>
  );
}

function Figure({ label, minor }: { label: string; minor: number }) {
  return (
    <Cell label={label}>
      <Amount value={toMajor(minor)} sign absent={null} />
    </Cell>
  );
}
