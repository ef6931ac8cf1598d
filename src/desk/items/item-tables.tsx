import { Link } from 'react-router';
import { formatDay } from '../../lib/dates.ts';
import { formatNumber } from '../../lib/format-number.ts';
import table from '../list/table-section.module.css';
import { TableSection } from '../list/table-section.tsx';
import { useDeskSite } from '../shell/desk-session.ts';
import { useFormats } from '../shell/use-formats.ts';
import styles from './item.module.css';
import type { ItemRecordAtDesk } from './item-record.contract.ts';

export function ItemStock({ stock }: Pick<ItemRecordAtDesk, 'stock'>) {
  const head = [
    'Branch',
    ...['On hand', 'Reserved', 'Held', 'Free'].map((figure) => ({ figure })),
    'Shelf',
    'Arriving',
  ];
  return (
    <TableSection title="Stock by branch" head={head}>
      {stock.map(({ branch, onHand, reserved, held, free, shelf, incoming }) => (
        <tr key={branch}>
          <th scope="row" data-label="Branch">
            {branch}
          </th>
          <td className={table.end} data-label="On hand">
            {formatNumber(onHand)}
          </td>
          <td className={table.end} data-label="Reserved">
            {formatNumber(reserved)}
          </td>
          <td className={table.end} data-label="Held">
            {formatNumber(held)}
          </td>
          <td className={table.end} data-label="Free">
            <strong>{formatNumber(free)}</strong>
          </td>
          <td data-label="Shelf">{shelf}</td>
          <td data-label="Arriving">
            {incoming.map((lot) => (
              <div key={`${lot.kind} ${lot.dueOn} ${lot.quantity}`}>
                {lot.kind === 'arriving'
                  ? `${formatNumber(lot.quantity)} on ${formatDay(lot.dueOn)}`
                  : `${formatNumber(lot.quantity)} from production on ${formatDay(lot.dueOn)}`}
              </div>
            ))}
          </td>
        </tr>
      ))}
    </TableSection>
  );
}

export function ItemPriceTable({ prices }: Pick<ItemRecordAtDesk, 'prices'>) {
  const { site } = useDeskSite();
  return (
    <TableSection
      title="Price lists that apply"
      empty={prices.length === 0 && 'No price list says anything of this item: customers pay the list price.'}
      head={['Price list', 'For', 'Price']}
    >
      {prices.map(({ id, list, owner, scope, terms }) => (
        <tr key={id}>
          <th scope="row" data-label="Price list">
            <Link to={`/${site}/prices/${owner}`}>{list}</Link>
          </th>
          <td data-label="For">{scope}</td>
          <td data-label="Price">{terms}</td>
        </tr>
      ))}
    </TableSection>
  );
}

export function ItemInterchange({ items }: { items: ItemRecordAtDesk['interchange'] }) {
  const { amount, sign } = useFormats();
  const { site } = useDeskSite();
  return (
    <TableSection
      title="Interchangeable"
      empty={items.length === 0 && 'No other item has the same universal number.'}
      head={['Item', 'Maker', 'Code', { figure: 'Free' }, { figure: `List, ${sign}` }]}
    >
      {items.map(({ id, name, maker, code, free, listMinor }) => (
        <tr key={id}>
          <th scope="row" data-label="Item">
            <Link to={`/${site}/items/${id}`} className={styles.code}>
              {name}
            </Link>
          </th>
          <td data-label="Maker">{maker}</td>
          <td className={styles.code} data-label="Code">
            {code}
          </td>
          <td className={table.end} data-label="Free">
            {formatNumber(free)}
          </td>
          <td className={table.end} data-label={`List, ${sign}`}>
            {listMinor === 0 ? 'on request' : amount(listMinor)}
          </td>
        </tr>
      ))}
    </TableSection>
  );
}
