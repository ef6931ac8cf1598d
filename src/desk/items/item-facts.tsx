import { type ItemColumn, itemFieldsIn } from '../../catalogue/item-changes/item-fields.data.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { Block } from '../../ui/page/block.tsx';
import { useDeskSite } from '../shell/desk-session.ts';
import { useFormats } from '../shell/use-formats.ts';
import styles from './item.module.css';
import type { ItemRecordAtDesk } from './item-record.contract.ts';

const speeds: readonly ItemColumn[] = ['speed_grease_rpm', 'speed_oil_rpm'];

const groups = () =>
  [
    { group: 'name', title: 'What it is' },
    { group: 'price', title: 'Price and tax' },
    { group: 'trade', title: 'How it is sold' },
    { group: 'size', title: 'Sizes' },
    { group: 'ratings', title: 'Ratings' },
  ] as const;

/** What is not known is left out. */
export function ItemFactList({ record: { cells, item } }: { record: ItemRecordAtDesk }) {
  const { country, currency } = useDeskSite();
  const { amount } = useFormats();
  const prices: Partial<Record<ItemColumn, number>> = { list_price: item.listMinor, cost_price: item.costMinor ?? 0 };
  const shown = (column: ItemColumn) => {
    if (prices[column] !== undefined) return amount(prices[column]);
    return speeds.includes(column) ? formatNumber(Number(cells[column])) : cells[column];
  };
  const margin = item.listMinor > 0 && item.costMinor ? 1 - item.costMinor / item.listMinor : undefined;
  return (
    <div className={styles.facts}>
      {groups().map(({ group, title }) => {
        const rows = itemFieldsIn(country).filter(
          (field) => field.group === group && (cells[field.column] ?? '') !== '',
        );
        if (rows.length === 0) return null;
        return (
          <Block key={group} header={title} end={group === 'price' && currency}>
            <dl className={styles.rows}>
              {rows.map(({ column, label }) => (
                <div key={column}>
                  <dt>{label}</dt>
                  <dd>{shown(column)}</dd>
                </div>
              ))}
              {group === 'price' && margin !== undefined && (
                <div>
                  <dt>Margin on the list price</dt>
                  <dd>{`${(margin * 100).toFixed(1)} %`}</dd>
                </div>
              )}
            </dl>
          </Block>
        );
      })}
    </div>
  );
}
