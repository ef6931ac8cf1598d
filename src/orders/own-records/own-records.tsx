import { Link } from 'react-router';
import type { MoreRows } from '../../catalogue/typeahead/typeahead.tsx';
import { rowIdOf } from '../../catalogue/typeahead/typeahead.tsx';
import { formatDay } from '../../lib/dates.ts';
import { msg, t, translate } from '../../lib/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/graphics/icon.tsx';
import { Amount } from '../../ui/items/amount.tsx';
import { Designation } from '../../ui/items/designation.tsx';
import { OrderStatusTag } from '../order-status-tag.tsx';
import type { OwnRecord } from './own-records.contract.ts';
import styles from './own-records.module.css';

const kindTexts: Record<OwnRecord['kind'], string> = {
  invoice: msg('Tax invoice'),
  order: msg('Order'),
  purchase_order: msg('Your PO number'),
  rfi: msg('RFI'),
};

type OwnRecordRowsProps = MoreRows & { records: readonly OwnRecord[] };

export function OwnRecordRows({ records, first, listId, active, onActive, onClose }: OwnRecordRowsProps) {
  return (
    <fieldset className={styles.group} aria-label={t`Your orders and documents`}>
      <p className={styles.head} aria-hidden="true">{t`Your orders and documents`}</p>
      {records.map((record, index) => {
        const place = first + index;
        return (
          <Link
            key={`${record.kind} ${record.number} ${record.order}`}
            id={rowIdOf(listId, place)}
            role="option"
            aria-selected={place === active}
            tabIndex={-1}
            className={classNames(styles.row, place === active && styles.on)}
            to={hrefOf(record)}
            onPointerMove={(event) => event.pointerType === 'mouse' && place !== active && onActive(place)}
            onClick={onClose}
          >
            <Icon name="file" />
            <Designation>{record.number}</Designation>
            <span className={styles.about}>{aboutOf(record)}</span>
            {record.status && <OrderStatusTag status={record.status} />}
            {record.total > 0 && (
              <span className={styles.total}>
                <Amount value={record.total} showCurrency />
              </span>
            )}
          </Link>
        );
      })}
    </fieldset>
  );
}

/** An invoice and a PO number lead to their order, which has the papers. */
function hrefOf({ kind, number, order }: OwnRecord): string {
  if (kind === 'rfi') return `/order-detail?rfi=${encodeURIComponent(number)}`;
  return `/order-detail?order=${encodeURIComponent(order || number)}`;
}

const aboutOf = ({ kind, order, day }: OwnRecord): string =>
  [translate(kindTexts[kind]), order, formatDay(day)].filter(Boolean).join(' · ');
