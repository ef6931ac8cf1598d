import { knownText, na } from '../catalogue/display.rule.ts';
import { itemHref } from '../catalogue/item-link.rule.ts';
import { currencySign } from '../lib/currency.ts';
import { formatDay, formatMoment } from '../lib/dates.ts';
import { said, say } from '../lib/say.ts';
import type { Site } from '../sites/site.ts';
import { Amount } from '../ui/amount.tsx';
import { Availability } from '../ui/availability.tsx';
import type { Column } from '../ui/table-columns.ts';
import styles from './cart-columns.module.css';
import { priceAbsent } from './cart-columns.tsx';
import { LineItem } from './line-item.ui.tsx';
import type { LocalLine } from './local-cart.rule.ts';
import { DeleteLocal, LocalQuantity } from './local-line.ui.tsx';

/** The columns of a visitor's cart (specification §2). `nameOf` tells its lines apart. */
export function localColumns(site: Site, nameOf: (line: LocalLine) => string): Column<LocalLine>[] {
  return [
    {
      key: 'item',
      head: say`Item detail`,
      cell: (line) => <LineItem item={line} to={itemHref(site, line)} brand={line.brandname} />,
      phone: 'full',
    },
    { key: 'brand', head: say`Brand`, cell: (line) => knownText(line.brandname), drop: 1023, phone: 'none' },
    { key: 'expected', head: say`Expected delivery`, cell: expected, drop: 1240, phone: 'none' },
    { key: 'availability', head: say`Availability`, cell: availability, phone: 'last' },
    { key: 'added', head: say`Added on`, cell: (line) => <Added line={line} site={site} />, drop: 1240, phone: 'none' },
    {
      key: 'qty',
      head: say`Qty`,
      cell: (line) => <LocalQuantity line={line} name={nameOf(line)} />,
      align: 'end',
      phone: 'first',
    },
    {
      key: 'total',
      head: say`Total price, ${currencySign(site.currency)}`,
      cell: total,
      align: 'end',
      phone: 'two',
      phoneLabel: true,
    },
    {
      key: 'action',
      head: say`Action`,
      headHidden: true,
      cell: (line) => <DeleteLocal line={line} name={nameOf(line)} />,
      phone: 'corner',
    },
  ];
}

const expected = (line: LocalLine) => (line.exp_dod ? formatDay(line.exp_dod) : said(na));

const availability = (line: LocalLine) => <Availability word={line.Availability} />;

function Added({ line, site }: { line: LocalLine; site: Site }) {
  return <span className={styles.moment}>{formatMoment(new Date(line.added_on), site.calendar.timeZone)}</span>;
}

const total = (line: LocalLine) =>
  line.Amount > 0 ? <Amount value={line.Amount} /> : <span className={styles.absent}>{said(priceAbsent)}</span>;
