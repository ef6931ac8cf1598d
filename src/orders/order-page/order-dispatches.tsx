import { countText, weightText } from '../../catalogue/items/item-format.rule.ts';
import { plural, t } from '../../lib/i18n.ts';
import { Tag } from '../../ui/feedback/tag.tsx';
import { Designation } from '../../ui/items/designation.tsx';
import { Block, BlockFooter, Cell, Cells } from '../../ui/page/block.tsx';
import { SectionHeader } from '../../ui/page/layout.tsx';
import { isolateLtr } from '../../ui/text/isolate-ltr.tsx';
import type { OrderDetail, OrderDispatch } from './order-detail.contract.ts';
import styles from './order-dispatches.module.css';

export function OrderDispatches({ dispatches }: Pick<OrderDetail, 'dispatches'>) {
  if (dispatches.length === 0) return null;
  const arrived = dispatches.filter((one) => one.arrived_on).length;
  return (
    <>
      <SectionHeader title={t`Dispatches`} meta={t`${arrived} of ${dispatches.length} delivered`} />
      <div className={styles.dispatches}>
        {dispatches.map((dispatch) => (
          <Dispatch key={dispatch.no} dispatch={dispatch} />
        ))}
      </div>
    </>
  );
}

function Dispatch({ dispatch }: { dispatch: OrderDispatch }) {
  const { no, branch, sent_on, arrived_on, arrival_note, carrier, docket, tracking, cartons, weight } = dispatch;
  const packed = [cartons > 0 && plural(cartons, 'carton'), weight > 0 && t`${weightText(weight, 2)} kg`];
  return (
    <Block heading="h3" header={t`Dispatch ${no}`} end={<Arrival on={arrived_on} />}>
      <ul className={styles.lines}>
        {dispatch.lines.map(({ item_name, brand_name, quantity }) => (
          <li key={`${item_name} ${brand_name}`}>
            <span>
              <Designation>{item_name}</Designation> <span className={styles.brand}>{brand_name}</span>
            </span>
            <span>{countText(quantity)}</span>
          </li>
        ))}
      </ul>
      <Cells columns={2}>
        <Cell label={t`From ${branch}`}>{[sent_on, ...packed].filter(Boolean).join(', ')}</Cell>
        {arrived_on && <Cell label={t`Delivered`}>{[arrived_on, arrival_note].filter(Boolean).join(', ')}</Cell>}
        {carrier && <Cell label={t`Carrier`}>{carrier}</Cell>}
        {docket && (
          <Cell label={t`Consignment`} mono>
            {docket}
          </Cell>
        )}
      </Cells>
      {tracking && (
        <BlockFooter>
          <a className={styles.track} href={tracking} target="_blank" rel="noopener noreferrer">
            {t`Track this delivery`}
          </a>
        </BlockFooter>
      )}
    </Block>
  );
}

function Arrival({ on }: { on: string }) {
  return <Tag kind={on ? 'good' : 'solid'}>{isolateLtr(on ? t`Delivered ${on}` : t`On the way`)}</Tag>;
}
