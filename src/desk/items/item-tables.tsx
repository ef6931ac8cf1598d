import { Link } from 'react-router';
import { formatDay } from '../../lib/dates.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { t } from '../../lib/i18n.ts';
import { useFormats, useSiteOfPage } from '../accounts/use-formats.ts';
import table from '../list/table-section.module.css';
import { TableSection } from '../list/table-section.tsx';
import styles from './item.module.css';
import type { ItemRecordAtDesk } from './item-record.contract.ts';

export function ItemStock({ stock }: Pick<ItemRecordAtDesk, 'stock'>) {
  const head = [
    t`Branch`,
    ...[t`On hand`, t`Reserved`, t`Held`, t`Free`].map((figure) => ({ figure })),
    ...[t`Shelf`, t`Arriving`],
  ];
  return (
    <TableSection title={t`Stock by branch`} head={head}>
      {stock.map(({ branch, on_hand, reserved, held, free, shelf, incoming }) => (
        <tr key={branch}>
          <th scope="row" data-label={t`Branch`}>
            {branch}
          </th>
          <td className={table.end} data-label={t`On hand`}>
            {formatNumber(on_hand)}
          </td>
          <td className={table.end} data-label={t`Reserved`}>
            {formatNumber(reserved)}
          </td>
          <td className={table.end} data-label={t`Held`}>
            {formatNumber(held)}
          </td>
          <td className={table.end} data-label={t`Free`}>
            <strong>{formatNumber(free)}</strong>
          </td>
          <td data-label={t`Shelf`}>{shelf}</td>
          <td data-label={t`Arriving`}>
            {incoming.map((lot) => (
              <div key={`${lot.kind} ${lot.due_on} ${lot.quantity}`}>
                {lot.kind === 'arriving'
                  ? t`${formatNumber(lot.quantity)} on ${formatDay(lot.due_on)}`
                  : t`${formatNumber(lot.quantity)} from production on ${formatDay(lot.due_on)}`}
              </div>
            ))}
          </td>
        </tr>
      ))}
    </TableSection>
  );
}

export function ItemPrices({ prices }: Pick<ItemRecordAtDesk, 'prices'>) {
  const { site } = useSiteOfPage();
  return (
    <TableSection
      title={t`Price lists that apply`}
      empty={prices.length === 0 && t`No price list says anything of this item: customers pay the list price.`}
      head={[t`Price list`, t`For`, t`Price`]}
    >
      {prices.map(({ id, list, owner, scope, terms }) => (
        <tr key={id}>
          <th scope="row" data-label={t`Price list`}>
            <Link to={`/${site}/prices/${owner}`}>{list}</Link>
          </th>
          <td data-label={t`For`}>{scope}</td>
          <td data-label={t`Price`}>{terms}</td>
        </tr>
      ))}
    </TableSection>
  );
}

export function ItemInterchange({ items }: { items: ItemRecordAtDesk['interchange'] }) {
  const { amount, sign } = useFormats();
  const { site } = useSiteOfPage();
  return (
    <TableSection
      title={t`Interchangeable`}
      empty={items.length === 0 && t`No other item has the same universal number.`}
      head={[t`Item`, t`Maker`, t`Code`, { figure: t`Free` }, { figure: t`List, ${sign}` }]}
    >
      {items.map(({ id, name, maker, code, free, list_minor }) => (
        <tr key={id}>
          <th scope="row" data-label={t`Item`}>
            <Link to={`/${site}/items/${id}`} className={styles.code}>
              {name}
            </Link>
          </th>
          <td data-label={t`Maker`}>{maker}</td>
          <td className={styles.code} data-label={t`Code`}>
            {code}
          </td>
          <td className={table.end} data-label={t`Free`}>
            {formatNumber(free)}
          </td>
          <td className={table.end} data-label={t`List, ${sign}`}>
            {list_minor === 0 ? t`on request` : amount(list_minor)}
          </td>
        </tr>
      ))}
    </TableSection>
  );
}
