import type { ReplyOf } from '../../lib/contract.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox-radio.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import type { Column } from '../../ui/table/table-columns.ts';
import { RecordList } from '../list/record-list.tsx';
import { useListQuery } from '../list/use-list-query.ts';
import { useFormats } from '../shell/use-formats.ts';
import type { deliveriesAtDesk } from './integrations.contract.ts';
import styles from './integrations.module.css';

type Log = ReplyOf<typeof deliveriesAtDesk>;
export type WebhookDelivery = Log['rows'][number];

const columns = (time: (iso: string) => string, open: (id: number) => void): readonly Column<WebhookDelivery>[] => [
  { key: 'at', header: 'When', cell: (one) => <time dateTime={one.createdAt}>{time(one.createdAt)}</time> },
  { key: 'event', header: 'What', cell: ({ event }) => event, phone: 'full' },
  { key: 'subject', header: 'Of what', cell: ({ subject }) => subject },
  {
    key: 'url',
    header: 'Address',
    cell: ({ url }) => <span className={styles.wrap}>{url}</span>,
    drop: 1100,
    phone: 'one',
  },
  { key: 'state', header: 'State', cell: (one) => <DeliveryState delivery={one} time={time} /> },
  { key: 'tries', header: 'Tries', cell: ({ tries }) => tries, align: 'end' },
  {
    key: 'open',
    header: 'Action',
    cell: ({ id, event, subject }) => (
      <Button small aria-label={`Show ${event} of ${subject}`} onClick={() => open(id)}>
        Show
      </Button>
    ),
  },
];

export function DeliveryState({ delivery, time }: { delivery: WebhookDelivery; time: (iso: string) => string }) {
  if (delivery.deliveredAt) return <Tag kind="good">Arrived</Tag>;
  if (delivery.tries === 0) return <Tag>Waits</Tag>;
  if (!delivery.nextTryAt) return <Tag kind="bad">Given up</Tag>;
  return <Tag kind="warn">{`Again at ${time(delivery.nextTryAt)}`}</Tag>;
}

export function DeliveryTable({ log: { rows, next } }: { log: Log }) {
  const query = useListQuery();
  const { time } = useFormats();
  return (
    <>
      <Checkbox
        label="Only those that have not arrived"
        checked={query.get('view') === 'failed'}
        onChange={(event) => query.set({ view: event.target.checked ? 'failed' : '' })}
      />
      <RecordList
        caption="Sent webhooks"
        columns={columns(time, (id) => query.set({ message: String(id), before: query.get('before') }))}
        rows={rows}
        rowKey={({ id }) => String(id)}
        empty="Nothing was sent in the last thirty days."
      />
      <div className={styles.actions}>
        {query.get('before') !== '' && (
          <Button small onClick={() => query.set({ before: '' })}>
            Newest
          </Button>
        )}
        {next !== '' && (
          <Button small onClick={() => query.set({ before: next })}>
            Earlier
          </Button>
        )}
      </div>
    </>
  );
}
