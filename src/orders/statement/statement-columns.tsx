import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { currencySign } from '../../lib/currency.ts';
import { formatDay } from '../../lib/dates.ts';
import { t, translate } from '../../lib/i18n.ts';
import type { Site } from '../../sites/site.ts';
import { Amount } from '../../ui/items/amount.tsx';
import type { Column } from '../../ui/table/table-columns.ts';
import type { StatementRow } from './statement.contract.ts';
import styles from './statement.module.css';

export type OpenDocumentAction = (order: string, document: string) => void;

/** The first and last rows have only a balance. */
export type Movement = StatementRow & { key: string; sum?: boolean };

export function movementColumns({ currency }: Site, open: OpenDocumentAction): Column<Movement>[] {
  const sign = currencySign(currency);
  return [
    {
      key: 'day',
      header: t`Date`,
      cell: (row) => (
        <>
          <Day day={row.day} />
          <span className={styles.kind}>{kindOf(row)}</span>
          <span className={styles.onPhone}>{numberOf(row, open)}</span>
          <span className={styles.onPhone}>{row.note || row.order_no}</span>
        </>
      ),
      phone: 'full',
      phoneLabel: false,
    },
    {
      key: 'kind',
      header: t`Document`,
      cell: kindOf,
      drop: 1023,
      phone: 'none',
    },
    { key: 'number', header: t`Number`, cell: (row) => numberOf(row, open), phone: 'none' },
    { key: 'reference', header: t`Order or reference`, cell: referenceOf, phone: 'none' },
    { key: 'debit', header: t`Debit, ${sign}`, cell: (row) => moved(row.debit), align: 'end', phone: 'first' },
    { key: 'credit', header: t`Credit, ${sign}`, cell: (row) => moved(row.credit), align: 'end' },
    {
      key: 'balance',
      header: t`Balance, ${sign}`,
      cell: (row) => strong(amount(row.balance), true),
      align: 'end',
    },
  ];
}

const strong = (content: ReactNode, is = false) =>
  is ? <strong className={styles.strong}>{content}</strong> : content;
const kindOf = (row: Movement) => strong(translate(row.kind), row.sum);
const Day = ({ day }: { day: string }) => (
  <time className={styles.whole} dateTime={day}>
    {formatDay(day)}
  </time>
);

const amount = (value: number) => <Amount value={value} fallback={null} />;
const moved = (value: number) => (value === 0 ? null : <Amount value={value} />);
type Numbered = { kind: string; number: string; order_no: string };

/** Opens the document; without scripts the link leads to the order, which lists it. */
export function numberOf({ kind, number, order_no }: Numbered, open: OpenDocumentAction): ReactNode {
  if (number === '') return null;
  const printed = order_no !== '' && (kind === 'Invoice' || kind === 'Credit note');
  if (!printed) return <span className={styles.number}>{number}</span>;
  return (
    <a
      className={styles.number}
      href={`/order-detail?order=${order_no}`}
      title={`${translate(kind)} ${number}`}
      onClick={(event) => {
        event.preventDefault();
        open(order_no, number);
      }}
    >
      {number}
    </a>
  );
}

function referenceOf({ note, order_no }: Movement): ReactNode {
  if (note) return note;
  return order_no ? <OrderLink order={order_no} /> : null;
}

const OrderLink = ({ order }: { order: string }) => (
  <Link className={styles.number} to={`/order-detail?order=${order}`}>
    {order}
  </Link>
);
