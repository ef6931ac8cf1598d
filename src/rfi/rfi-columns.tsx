import type { ReactNode } from 'react';
import { LineItem } from '../cart/line-item.ui.tsx';
import { countText, knownText, na, weightText } from '../catalogue/display.rule.ts';
import { itemHref } from '../catalogue/item-link.rule.ts';
import { currencySign } from '../lib/currency.ts';
import { said, say } from '../lib/say.ts';
import type { Site } from '../sites/site.ts';
import { Amount } from '../ui/amount.tsx';
import type { Column } from '../ui/table-columns.ts';
import { RfiAvailability } from './rfi-availability.ui.tsx';
import styles from './rfi-columns.module.css';
import type { RfiLine } from './rfi-history.contract.ts';

/** The columns of an RFI's lines (specification §2 'RFI history'); number and date stand in the head of the group. */
export function rfiColumns<Line extends RfiLine>(site: Site, action: (line: Line) => ReactNode): Column<Line>[] {
  const sign = currencySign(site.currency);
  return [
    { key: 'item', head: say`Item`, cell: (line) => <RfiItem line={line} site={site} />, phone: 'full' },
    { key: 'brand', head: say`Brand`, cell: (line) => knownText(line.BrandName), drop: 1023, phone: 'none' },
    { key: 'qty', head: say`Qty`, cell: (line) => countText(line.Qty), align: 'end', phone: 'first' },
    { key: 'price', head: say`Price, ${sign}`, cell: price, align: 'end' },
    { key: 'total', head: say`Total, ${sign}`, cell: total, align: 'end' },
    { key: 'tax', head: `${site.tax.label}, ${sign}`, cell: tax, align: 'end', drop: 1240, phone: 'none' },
    { key: 'weight', head: say`Wt., kg`, cell: weight, align: 'end', drop: 1240, phone: 'none' },
    { key: 'availability', head: say`Availability`, cell: (line) => <RfiAvailability line={line} />, phone: 'two' },
    { key: 'origin', head: say`Origin`, cell: (line) => knownText(said(line.Country)), drop: 1240, phone: 'none' },
    { key: 'action', head: say`Action`, cell: action, align: 'end', phoneLabel: false },
  ];
}

/** What was asked for: the item quoted, and the words it was asked with where they differ. */
export function RfiItem({ line, site }: { line: RfiLine; site: Site }) {
  const { itemid, ItemName: itemname, asked_as } = line;
  const note = asked_as && asked_as !== itemname ? say`Asked for as ${asked_as}` : undefined;
  return (
    <LineItem
      item={{ ...line, itemname }}
      to={itemid > 0 ? itemHref(site, line) : undefined}
      brand={line.BrandName}
      note={note}
      words={itemid === 0}
    />
  );
}

const price = (line: RfiLine) => (
  <span className={styles.price}>
    <Amount value={line.Price} />
  </span>
);

const total = (line: RfiLine) => (
  <strong className={styles.total}>
    <Amount value={line.total} absent={said(na)} />
  </strong>
);

const tax = (line: RfiLine) => <Amount value={line.Total_gst} absent={line.total > 0 ? null : said(na)} />;
const weight = (line: RfiLine) => weightText(line.weight, 2);
