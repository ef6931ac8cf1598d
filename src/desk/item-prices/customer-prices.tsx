import { Link } from 'react-router';
import { formatDay } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import { useSiteOfPage } from '../accounts/use-formats.ts';
import { ListPager } from '../list/list-pager.tsx';
import { TableSection } from '../list/table-section.tsx';
import type { CustomerPriceRow } from './customer-prices.contract.ts';

type CustomerPricesProps = { prices: { rows: readonly CustomerPriceRow[]; total: number } };

const dayText = (day: string) => (day === '' ? '' : formatDay(day));

/** Prices agreed with single customers, which come before those of their price list. */
export function CustomerPrices({ prices: { rows, total } }: CustomerPricesProps) {
  const { site } = useSiteOfPage();
  return (
    <div>
      <TableSection
        title={t`Prices of single customers`}
        empty={total === 0 && t`No customer has a price of its own for this item.`}
        head={[t`Customer`, t`For`, t`Price`, t`From`, t`To`]}
      >
        {rows.map(({ id, customer, owner, scope, price, valid_from, valid_to }) => (
          <tr key={id}>
            <th scope="row" data-label={t`Customer`}>
              <Link to={`/${site}/prices/${owner}`}>{customer}</Link>
            </th>
            <td data-label={t`For`}>{scope}</td>
            <td data-label={t`Price`}>{price}</td>
            <td data-label={t`From`}>{dayText(valid_from)}</td>
            <td data-label={t`To`}>{dayText(valid_to)}</td>
          </tr>
        ))}
      </TableSection>
      {total > rows.length && <ListPager total={total} />}
    </div>
  );
}
