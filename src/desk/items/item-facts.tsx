import { itemFields } from '../../catalogue/item-changes/item-fields.data.ts';
import { t, translate } from '../../lib/i18n.ts';
import { Block } from '../../ui/page/block.tsx';
import { useSiteOfPage } from '../accounts/use-formats.ts';
import styles from './item.module.css';
import type { ItemRecordAtDesk } from './item-record.contract.ts';

const groups = () =>
  [
    { group: 'name', title: t`What it is` },
    { group: 'price', title: t`Price and tax` },
    { group: 'trade', title: t`How it is sold` },
    { group: 'size', title: t`Sizes` },
    { group: 'ratings', title: t`Ratings` },
  ] as const;

/** What is not known is left out. */
export function ItemFacts({ record: { cells, item } }: { record: ItemRecordAtDesk }) {
  const { currency } = useSiteOfPage();
  const margin = item.list_minor > 0 && item.cost_minor > 0 ? 1 - item.cost_minor / item.list_minor : undefined;
  return (
    <div className={styles.facts}>
      {groups().map(({ group, title }) => {
        const rows = itemFields.filter((field) => field.group === group && (cells[field.column] ?? '') !== '');
        if (rows.length === 0) return null;
        return (
          <Block key={group} header={title} end={group === 'price' && currency}>
            <dl className={styles.rows}>
              {rows.map(({ column, label }) => (
                <div key={column}>
                  <dt>{translate(label)}</dt>
                  <dd>{cells[column]}</dd>
                </div>
              ))}
              {group === 'price' && margin !== undefined && (
                <div>
                  <dt>{t`Margin on the list price`}</dt>
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
