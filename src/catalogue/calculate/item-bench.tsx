import type { MouseEvent } from 'react';
import { t } from '../../lib/i18n.ts';
import { useLazyComponent } from '../../ui/browser/use-lazy-component.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import type { ItemRow } from '../items/item.contract.ts';
import type { BenchFormProps } from './bench-form.tsx';
import { itemCalculationHref } from './calculate-link.rule.ts';
import styles from './item-bench.module.css';

/** The life of the item under a load: a short form, loaded when it is asked for; without scripts a link to the whole page. */
export function ItemBench({ item }: { item: ItemRow }) {
  const bench = useLazyComponent<BenchFormProps>(() => import('./bench-form.tsx'));
  if (!item.itemtype || item.dynamic_load === 0) return null;
  const open = (event: MouseEvent) => {
    if (bench.failed || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    bench.fetch();
  };
  return (
    <div className={styles.bench}>
      {bench.Component ? (
        <bench.Component key={item.itemid} item={item} />
      ) : (
        <ButtonLink to={itemCalculationHref(item)} onClick={open}>{t`Work out its life`}</ButtonLink>
      )}
    </div>
  );
}
