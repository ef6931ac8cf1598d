import { Link } from 'react-router';
import { formatDay } from '../../lib/dates.ts';
import { ListPager } from '../list/list-pager.tsx';
import { TableSection } from '../list/table-section.tsx';
import { useDeskSite } from '../shell/desk-session.ts';
import type { CustomerPriceRow } from './customer-prices.contract.ts';

type CustomerPricesProps = { prices: { rows: readonly CustomerPriceRow[]; total: number } };

const dayText = (day: string | null) => day && formatDay(day);

/** Prices agreed with single customers, which come before those of their price list. */
export function CustomerPrices({ prices: { rows, total } }: CustomerPricesProps) {
  const { site } = useDeskSite();
  return (
    <div>
      <TableSection
        title="Prices of single customers"
        empty={total === 0 && 'No customer has a price of its own for this item.'}
        head={['Customer', 'For', 'Price', 'From', 'To']}
      >
        {rows.map(({ id, customer, owner, scope, price, validFrom, validTo }) => (
          <tr key={id}>
            <th scope="row" data-label="Customer">
              <Link to={`/${site}/prices/${owner}`}>{customer}</Link>
            </th>
            <td data-label="For">{scope}</td>
            <td data-label="Price">{price}</td>
            <td data-label="From">{dayText(validFrom)}</td>
            <td data-label="To">{dayText(validTo)}</td>
          </tr>
        ))}
      </TableSection>
      {total > rows.length && <ListPager total={total} />}
    </div>
  );
}
