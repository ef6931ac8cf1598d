import type { ReactNode } from 'react';
import { formatDay } from '../../lib/dates.ts';
import { t, translate } from '../../lib/i18n.ts';
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
  /** Without it there is no column of orders. */
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
          <th scope="col">{t`Date`}</th>
          <th scope="col">{t`Document`}</th>
          <th scope="col">{t`Number`}</th>
          {orderCell && <th scope="col">{t`Order`}</th>}
          <th scope="col" className={amountClassName}>{t`Debit`}</th>
          <th scope="col" className={amountClassName}>{t`Credit`}</th>
          <th scope="col" className={amountClassName}>{t`Balance`}</th>
          <th scope="col">{t`Note`}</th>
        </tr>
      </thead>
      <tbody>
        {rows.toReversed().map((row, place) => (
          <tr key={`${row.kind} ${row.number} ${rows.length - place}`}>
            <td data-label={t`Date`}>{formatDay(row.day)}</td>
            <td data-label={t`Document`}>{translate(row.kind)}</td>
            <th scope="row" data-label={t`Number`}>
              {numberCell(row)}
            </th>
            {orderCell && <td data-label={t`Order`}>{orderCell(row)}</td>}
            <td className={amountClassName} data-label={t`Debit`}>
              {figure(row.debit)}
            </td>
            <td className={amountClassName} data-label={t`Credit`}>
              {figure(row.credit)}
            </td>
            <td className={amountClassName} data-label={t`Balance`}>
              <strong>{formatAmount(row.balance)}</strong>
            </td>
            <td data-label={t`Note`}>{noteCell(row)}</td>
          </tr>
        ))}
        <tr>
          <td data-label={t`Date`}>{formatDay(from)}</td>
          <th scope="row" colSpan={orderCell ? 5 : 4} data-label={t`Document`}>{t`Opening balance`}</th>
          <td className={amountClassName} data-label={t`Balance`}>
            {formatAmount(opening)}
          </td>
          <td />
        </tr>
      </tbody>
    </table>
  );
}
