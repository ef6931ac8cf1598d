import { notAvailable, textOrNA } from '../../catalogue/items/item-format.rule.ts';
import { itemHref } from '../../catalogue/items/item-link.rule.ts';
import { VisibleAvailability } from '../../catalogue/pricing/visible-availability.tsx';
import { currencySign } from '../../lib/currency.ts';
import { formatDateTime, formatDay } from '../../lib/dates.ts';
import { t, translate } from '../../lib/i18n.ts';
import type { Site } from '../../sites/site.ts';
import { Amount } from '../../ui/items/amount.tsx';
import type { Column } from '../../ui/table/table-columns.ts';
import styles from '../lines/cart-columns.module.css';
import { rfiOnlyPriceLabel } from '../lines/cart-columns.tsx';
import { LineItem } from '../lines/line-item.tsx';
import type { GuestCartLine } from './guest-cart.rule.ts';
import { DeleteGuestCartLine, GuestCartQuantity } from './guest-cart-line.tsx';

export function guestCartColumns(site: Site, nameOf: (line: GuestCartLine) => string): Column<GuestCartLine>[] {
  return [
    {
      key: 'item',
      header: t`Item detail`,
      cell: (line) => <LineItem item={line} to={itemHref(site, line)} brand={line.brandname} />,
      phone: 'full',
    },
    { key: 'brand', header: t`Brand`, cell: (line) => textOrNA(line.brandname), drop: 1023, phone: 'none' },
    { key: 'expected', header: t`Expected delivery`, cell: expected, drop: 1240, phone: 'none' },
    { key: 'availability', header: t`Availability`, cell: availability, phone: 'last' },
    { key: 'added', header: t`Added on`, cell: (line) => <Added line={line} site={site} />, drop: 1240, phone: 'none' },
    {
      key: 'qty',
      header: t`Qty`,
      cell: (line) => <GuestCartQuantity line={line} name={nameOf(line)} />,
      align: 'end',
      phone: 'first',
    },
    {
      key: 'total',
      header: t`Total price, ${currencySign(site.currency)}`,
      cell: total,
      align: 'end',
      phone: 'two',
      phoneLabel: true,
    },
    {
      key: 'action',
      header: t`Action`,
      headHidden: true,
      cell: (line) => <DeleteGuestCartLine line={line} name={nameOf(line)} />,
      phone: 'corner',
    },
  ];
}

const expected = (line: GuestCartLine) => (line.exp_dod ? formatDay(line.exp_dod) : translate(notAvailable));

const availability = (line: GuestCartLine) => <VisibleAvailability status={line.Availability} />;

function Added({ line, site }: { line: GuestCartLine; site: Site }) {
  return <span className={styles.moment}>{formatDateTime(new Date(line.added_on), site.calendar.timeZone)}</span>;
}

const total = (line: GuestCartLine) =>
  line.Amount > 0 ? (
    <Amount value={line.Amount} />
  ) : (
    <span className={styles.absent}>{translate(rfiOnlyPriceLabel)}</span>
  );
