import { currencySign } from '../../lib/currency.ts';
import { formatDay } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import { formatMajor } from '../../lib/money.ts';
import { StrongAmount } from '../../ui/items/strong-amount.tsx';
import { SectionHeader } from '../../ui/page/layout.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/table-columns.ts';
import { PrintReceipt } from '../receipts/print-receipt.tsx';
import styles from './pay-invoices.module.css';
import type { ReceivedPayment } from './statement.contract.ts';

export function LastPayments({ payments }: { payments: readonly ReceivedPayment[] }) {
  const { currency } = useSite();
  if (payments.length === 0) return null;
  const money = (major: number) => formatMajor(major, currency);
  const columns: Column<ReceivedPayment>[] = [
    {
      key: 'payment',
      header: t`Payment`,
      cell: (one) => (
        <>
          <span className={styles.mono}>{one.number}</span>
          <span className={styles.under}>{one.payment_id ? t`Online, ${one.reference}` : one.reference}</span>
        </>
      ),
      phone: 'full',
      phoneLabel: false,
    },
    { key: 'day', header: t`Received`, cell: ({ day }) => formatDay(day), phone: 'first' },
    {
      key: 'paid',
      header: t`Applied to`,
      cell: (one) => <SetAgainst payment={one} money={money} />,
      phone: 'last',
      phoneLabel: true,
    },
    {
      key: 'amount',
      header: t`Amount, ${currencySign(currency)}`,
      cell: (one) => <StrongAmount value={one.amount} fallback={null} />,
      align: 'end',
    },
    {
      key: 'print',
      header: t`Receipt`,
      cell: ({ number }) => <PrintReceipt number={number} />,
      align: 'end',
      drop: 'print',
    },
  ];
  return (
    <section>
      <SectionHeader title={t`Last payments`} />
      <DataTable caption={t`Last payments`} columns={columns} rows={payments} rowKey={(one) => one.number} />
    </section>
  );
}

type SetAgainstProps = { payment: ReceivedPayment; money: (major: number) => string };

function SetAgainst({ payment: { paid, on_account, returned }, money }: SetAgainstProps) {
  return (
    <>
      {paid.map(({ invoice }) => (
        <span key={invoice} className={styles.number}>
          {invoice}{' '}
        </span>
      ))}
      {on_account > 0 && <span className={styles.under}>{t`${money(on_account)} on account`}</span>}
      {returned > 0 && <span className={styles.under}>{t`${money(returned)} paid back or reversed`}</span>}
    </>
  );
}
