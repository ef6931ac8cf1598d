import type { ReactNode } from 'react';
import { formatDay } from '../../lib/dates.ts';
import type { AccountStatement, StatementRow } from '../../orders/statement/statement.contract.ts';
import { classNames } from '../../ui/class-names.ts';
import cards from '../list/card-table.module.css';

type MovementTableProps = {
  statement: Pick<AccountStatement, 'rows' | 'opening' | 'from'>;
  className: string | undefined;
  amountClassName: string | undefined;
  caption?: ReactNode;
  formatAmount: (major: number) => string;
  numberCell: (row: StatementRow) => ReactNode;
  /** The cell of the order; without it there is no column of orders. */
  orderCell?: (row: StatementRow) => ReactNode;
  noteCell: (row: StatementRow) => ReactNode;
};

/** The movements of a statement, newest first, down to the balance before them. */
export function MovementTable(props: MovementTableProps) {
  const { statement, className, amountClassName, caption, formatAmount, numberCell, orderCell, noteCell } = props;
  const { rows, opening, from } = statement;
  const figure = (major: number) => (major === 0 ? '' : formatAmount(major));
  return (
    <table className={classNames(className, cards.cards)}>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Document</th>
          <th scope="col">Number</th>
          {orderCell && <th scope="col">Order</th>}
          <th scope="col" className={amountClassName}>
            Debit
          </th>
          <th scope="col" className={amountClassName}>
            Credit
          </th>
          <th scope="col" className={amountClassName}>
            Balance
          </th>
          <th scope="col">Note</th>
        </tr>
      </thead>
      <tbody>
        {rows.toReversed().map((row, place) => (
          <tr key={`${row.kind} ${row.number} ${rows.length - place}`}>
            <td data-label="Date">{formatDay(row.day)}</td>
            <td data-label="Document">{row.kind}</td>
            <th scope="row" data-label="Number">
              {numberCell(row)}
            </th>
            {orderCell && <td data-label="Order">{orderCell(row)}</td>}
            <td className={amountClassName} data-label="Debit">
              {figure(row.debit)}
            </td>
            <td className={amountClassName} data-label="Credit">
              {figure(row.credit)}
            </td>
            <td className={amountClassName} data-label="Balance">
              <strong>{formatAmount(row.balance)}</strong>
            </td>
            <td data-label="Note">{noteCell(row)}</td>
          </tr>
        ))}
        <tr>
          <td data-label="Date">{formatDay(from)}</td>
          <th scope="row" colSpan={orderCell ? 5 : 4} data-label="Document">
            Opening balance
          </th>
          <td className={amountClassName} data-label="Balance">
            {formatAmount(opening)}
          </td>
          <td />
        </tr>
      </tbody>
    </table>
  );
}
