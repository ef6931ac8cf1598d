import { plural, t } from '../../lib/i18n.ts';
import { toMajor } from '../../lib/money.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CloseButton, Dialog } from '../../ui/feedback/dialog.tsx';
import { Amount } from '../../ui/items/amount.tsx';
import { Cell, Cells } from '../../ui/page/block.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import styles from './credit-warning.module.css';

export type CreditWarningProps = {
  open: boolean;
  balanceMinor: number;
  totalMinor: number;
  creditDays: number;
  onCancel: () => void;
  onContinue: () => void;
};

export default function CreditWarning({
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
      <CloseButton>{t`Cancel`}</CloseButton>
      <Button kind="primary" onClick={onContinue}>{t`Continue`}</Button>
    </>
  );
  return (
    <Dialog open={open} title={t`Pay with your credit limit`} width={560} onClose={onCancel} actions={actions}>
      <p>{t`Credit limits are subject to change without advance notice at the sole discretion of ${name}. ${name} is not liable for any loss or damage from such a change.`}</p>
      <div className={styles.figures}>
        <Cells columns={3}>
          <Figure label={t`Available Balance`} minor={balanceMinor} />
          <Figure label={t`This order`} minor={totalMinor} />
          <Figure label={t`After this order`} minor={balanceMinor - totalMinor} />
        </Cells>
      </div>
      <p className={styles.period}>{t`Payment is due ${plural(creditDays, 'day')} after each invoice.`}</p>
    </Dialog>
  );
}

function Figure({ label, minor }: { label: string; minor: number }) {
  return (
    <Cell label={label}>
      <Amount value={toMajor(minor)} showCurrency fallback={null} />
    </Cell>
  );
}
