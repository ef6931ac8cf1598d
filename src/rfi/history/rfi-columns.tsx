import type { ReactNode } from 'react';
import { LineItem } from '../../cart/lines/line-item.tsx';
import { notAvailable, textOrNA, weightText } from '../../catalogue/items/item-format.rule.ts';
import { itemHref } from '../../catalogue/items/item-link.rule.ts';
import { currencySign } from '../../lib/currency.ts';
import { formatPercent } from '../../lib/format-percent.ts';
import { t, translate } from '../../lib/i18n.ts';
import type { Site } from '../../sites/site.ts';
import { Amount } from '../../ui/items/amount.tsx';
import { StrongAmount } from '../../ui/items/strong-amount.tsx';
import type { Column } from '../../ui/table/table-columns.ts';
import { tRich } from '../../ui/text/rich-text.tsx';
import { quotedQuantityText } from '../quoted-quantity.rule.ts';
import { overTarget } from '../requests/target-price.rule.ts';
import type { RfiLine } from '../rfi-history.contract.ts';
import { type AskedRfi, RfiAvailability } from './rfi-availability.tsx';
import styles from './rfi-columns.module.css';

export function rfiColumns<Line extends RfiLine>(
  site: Site,
  action: (line: Line) => ReactNode,
  asked: (line: Line) => AskedRfi,
): Column<Line>[] {
  const sign = currencySign(site.currency);
  return [
    { key: 'item', header: t`Item`, cell: (line) => <RfiItem line={line} site={site} />, phone: 'full' },
    { key: 'brand', header: t`Brand`, cell: (line) => textOrNA(line.BrandName), drop: 1023, phone: 'none' },
    {
      key: 'qty',
      header: t`Qty`,
      cell: (line) => quotedQuantityText(line.Qty, line.asked_qty),
      align: 'end',
      phone: 'first',
    },
    { key: 'price', header: t`Price, ${sign}`, cell: price, align: 'end' },
    { key: 'total', header: t`Total, ${sign}`, cell: total, align: 'end' },
    { key: 'tax', header: `${site.tax.label}, ${sign}`, cell: tax, align: 'end', drop: 1240, phone: 'none' },
    { key: 'weight', header: t`Wt., kg`, cell: weight, align: 'end', drop: 1240, phone: 'none' },
    {
      key: 'availability',
      header: t`Availability`,
      cell: (line) => <RfiAvailability line={line} asked={asked(line)} />,
      phone: 'two',
    },
    { key: 'origin', header: t`Origin`, cell: (line) => textOrNA(translate(line.Country)), drop: 1240, phone: 'none' },
    { key: 'action', header: t`Action`, cell: action, align: 'end', drop: 'print', phoneLabel: false },
  ];
}

export function RfiItem({ line, site }: { line: RfiLine; site: Site }) {
  const { itemid, ItemName: itemname } = line;
  return (
    <LineItem
      item={{ ...line, itemname }}
      to={itemid > 0 ? itemHref(site, line) : undefined}
      brand={line.BrandName}
      note={offeredInstead(line)}
      isFreeText={itemid === 0}
    />
  );
}

function offeredInstead({ ItemName, asked_as, alternative_to }: RfiLine): string | undefined {
  if (alternative_to > 0) return t`Or this instead of ${asked_as}: order one of them`;
  return asked_as && asked_as !== ItemName ? t`Requested as ${asked_as}` : undefined;
}

const price = (line: RfiLine) => (
  <span className={styles.price}>
    <Amount value={line.Price} />
    {line.target_price > 0 && <span className={styles.target}>{targetText(line)}</span>}
  </span>
);

function targetText({ Price, target_price }: RfiLine) {
  const target = <Amount value={target_price} />;
  if (Price === 0) return tRich`Your target ${target}`;
  const percent = overTarget(Price, target_price);
  if (percent === 0) return t`Your target`;
  const apart = formatPercent(Math.abs(percent));
  return percent > 0 ? tRich`${apart}% over your target ${target}` : tRich`${apart}% under your target ${target}`;
}

const total = (line: RfiLine) =>
  line.total > 0 ? (
    <StrongAmount value={line.total} />
  ) : (
    <span className={styles.absent}>{translate(notAvailable)}</span>
  );

const tax = (line: RfiLine) => (
  <Amount value={line.Total_gst} fallback={line.total > 0 ? null : translate(notAvailable)} />
);
const weight = (line: RfiLine) => weightText(line.weight, 2);
