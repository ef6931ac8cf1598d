import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { currencySign } from '../../lib/currency.ts';
import { t } from '../../lib/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { Checkbox } from '../../ui/controls/checkbox-radio.tsx';
import { Amount } from '../../ui/items/amount.tsx';
import { AvailabilityLabel } from '../../ui/items/availability.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { isolateLtr } from '../../ui/text/isolate-ltr.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import type { ItemRow } from '../items/item.contract.ts';
import { availabilityDateText } from '../items/item-format.rule.ts';
import { itemHref } from '../items/item-link.rule.ts';
import type { RenderAddToCart } from '../items/render-add-to-cart.ts';
import type { ItemComparison } from './compare-items.ts';
import styles from './compare-table.module.css';

type CompareTableProps = { comparison: ItemComparison; renderAdd: RenderAddToCart | undefined };

export function CompareTable({ comparison: { items, rows }, renderAdd }: CompareTableProps) {
  const site = useSite();
  const [onlyDiffering, setOnlyDiffering] = useState(false);
  const differing = rows.filter(({ differs }) => differs);
  const sign = currencySign(site.currency);
  return (
    <section className={styles.block} aria-label={t`Comparison`}>
      <div className={styles.head}>
        <Checkbox
          label={t`Only what differs`}
          checked={onlyDiffering}
          onChange={(event) => setOnlyDiffering(event.currentTarget.checked)}
        />
        <span className={styles.count}>{t`${differing.length} of ${rows.length} rows differ`}</span>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t`What`}</VisuallyHidden>
            </th>
            {items.map((item) => (
              <th key={item.itemid} scope="col">
                <Link className={styles.name} to={itemHref(site, item)}>
                  {item.itemname}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(onlyDiffering ? differing : rows).map(({ key, label, values, differs, mark }) => (
            <tr key={key} className={differs ? styles.differs : styles.same}>
              <th scope="row">
                {mark !== undefined && (
                  <i className={styles.mark} title={t`Number ${mark} in the drawing`}>
                    {mark}
                  </i>
                )}
                {label}
                {differs && <VisuallyHidden>{t`, differs`}</VisuallyHidden>}
              </th>
              <td>{isolateLtr(values[0])}</td>
              <td>{isolateLtr(values[1])}</td>
            </tr>
          ))}
          {items.some(({ Availability }) => Availability !== '') && (
            <OfferRow label={t`Availability`} items={items} cell={availability} />
          )}
          {items.some((item) => priceOf(item) > 0) && (
            <OfferRow label={t`Price each, ${sign}`} items={items} cell={(item) => <Amount value={priceOf(item)} />} />
          )}
          {renderAdd && <OfferRow label={t`Quantity`} items={items} cell={(item) => renderAdd(item, 'row')} isForm />}
        </tbody>
      </table>
    </section>
  );
}

const priceOf = (item: ItemRow): number => item.your_price || item.list_price;

const availability = (item: ItemRow) => (
  <AvailabilityLabel status={item.Availability} when={availabilityDateText(item.Availability, item.exp_dod)} />
);

type OfferRowProps = {
  label: string;
  items: ItemComparison['items'];
  cell: (item: ItemRow) => ReactNode;
  isForm?: boolean;
};

function OfferRow({ label, items, cell, isForm }: OfferRowProps) {
  return (
    <tr className={classNames(styles.offer, isForm && styles.form)}>
      <th scope="row">{label}</th>
      {items.map((item) => (
        <td key={item.itemid}>{cell(item)}</td>
      ))}
    </tr>
  );
}
