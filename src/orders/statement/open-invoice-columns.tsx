import { currencySign } from '../../lib/currency.ts';
import { formatDay } from '../../lib/dates.ts';
import { plural, t, translate } from '../../lib/i18n.ts';
import { formatAmount, roundToMinor } from '../../lib/money.ts';
import type { Site } from '../../sites/site.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Tag, type TagProps } from '../../ui/feedback/tag.tsx';
import { Amount } from '../../ui/items/amount.tsx';
import { StrongAmount } from '../../ui/items/strong-amount.tsx';
import type { Column } from '../../ui/table/table-columns.ts';
import { ReferenceNumber } from '../../ui/text/reference-number.tsx';
import type { PayableInvoice } from './chosen-invoices.rule.ts';
import styles from './pay-invoices.module.css';
import type { OpenItem } from './statement.contract.ts';
import { numberOf, type OpenDocumentAction } from './statement-columns.tsx';
import type { ChosenInvoices } from './use-chosen-invoices.ts';

/** `payments` are those that were already booked on it. */
export type OpenInvoiceRow = PayableInvoice & { item: OpenItem; payments: readonly OpenItem[] };

type Actions = { chosen: ChosenInvoices; open: OpenDocumentAction; onPay: (number: string) => void };

export function openInvoiceColumns({ currency }: Site, { chosen, open, onPay }: Actions): Column<OpenInvoiceRow>[] {
  const sign = currencySign(currency);
  const amount = (minor: number) => formatAmount({ minor, currency });
  return [
    {
      key: 'number',
      header: t`Invoice, your PO`,
      cell: ({ item }) => (
        <span className={styles.invoice}>
          {numberOf(item, open)}
          {item.brought_forward && <span className={styles.under}>{t`Brought forward`}</span>}
          {item.purchase_order_no && (
            <span className={styles.under}>
              <ReferenceNumber>{item.purchase_order_no}</ReferenceNumber>
            </span>
          )}
        </span>
      ),
      phone: 'full',
      phoneLabel: false,
    },
    {
      key: 'day',
      header: t`Date`,
      cell: ({ item }) => (
        <time className={styles.whole} dateTime={item.day}>
          {formatDay(item.day)}
        </time>
      ),
      drop: 1240,
      phone: 'none',
    },
    { key: 'due', header: t`Due`, cell: dueOf, phone: 'first' },
    {
      key: 'amount',
      header: t`Amount, ${sign}`,
      cell: ({ item, payments }) => (
        <>
          <Amount value={item.amount} fallback={null} />
          {payments.map((one) => (
            <span key={one.key} className={styles.under}>
              {t`−${amount(roundToMinor(-one.amount))} ${translate(one.kind)} ${formatDay(one.day)}`}
            </span>
          ))}
        </>
      ),
      align: 'end',
      drop: 1240,
      phone: 'none',
    },
    {
      key: 'unpaid',
      header: t`Unpaid, ${sign}`,
      cell: ({ item }) => <StrongAmount value={item.unpaid} fallback={null} />,
      align: 'end',
      phone: 'two',
      phoneLabel: true,
    },
    {
      key: 'part',
      header: t`Pay now, ${sign}`,
      cell: (row) => <Part row={row} chosen={chosen} amount={amount} />,
      align: 'end',
      drop: 'print',
      phone: 'two',
      phoneLabel: true,
    },
    {
      key: 'pay',
      header: t`Pay`,
      headHidden: true,
      cell: ({ number }) => (
        <Button small aria-label={t`Pay ${number}`} onClick={() => onPay(number)}>
          {t`Pay`}
        </Button>
      ),
      align: 'end',
      drop: 'print',
      phone: 'one',
      phoneLabel: false,
    },
  ];
}

const longOverDays = 60;

function tagKindOf({ daysOver }: PayableInvoice): TagProps['kind'] {
  if (daysOver <= 0) return 'quiet';
  return daysOver > longOverDays ? 'bad' : 'warn';
}

function dueText({ daysOver }: PayableInvoice): string {
  if (daysOver > 0) return t`${plural(daysOver, 'day')} past due`;
  return daysOver === 0 ? t`due today` : t`due in ${plural(-daysOver, 'day')}`;
}

const dueOf = (row: OpenInvoiceRow) => (
  <>
    <time className={styles.whole} dateTime={row.item.due_on}>
      {formatDay(row.item.due_on)}
    </time>
    <span className={styles.tag}>
      <Tag kind={tagKindOf(row)}>{dueText(row)}</Tag>
    </span>
  </>
);

type PartProps = { row: OpenInvoiceRow; chosen: ChosenInvoices; amount: (minor: number) => string };

function Part({ row, chosen, amount }: PartProps) {
  const { number, unpaidMinor } = row;
  const part = chosen.parts.find((one) => one.number === number);
  const isBad = chosen.bad.has(number);
  const leftMinor = part ? unpaidMinor - part.amountMinor : 0;
  return (
    <>
      <span className={styles.part}>
        <TextInput
          small
          inputMode="decimal"
          autoComplete="off"
          aria-label={t`Pay now on ${number}, at most ${amount(unpaidMinor)}`}
          aria-invalid={isBad || undefined}
          disabled={!chosen.ticked.has(number)}
          value={chosen.textOf(row)}
          onChange={(event) => chosen.type(number, event.target.value)}
        />
      </span>
      <span className={isBad ? styles.bad : styles.under} aria-live="polite">
        {isBad ? t`at most ${amount(unpaidMinor)}` : leftMinor > 0 && t`leaves ${amount(leftMinor)}`}
      </span>
    </>
  );
}
