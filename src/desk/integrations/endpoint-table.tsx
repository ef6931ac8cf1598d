import { useState } from 'react';
import { changeEventNames, changeEvents } from '../../api/change-events.data.ts';
import type { ReplyOf } from '../../lib/contract.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import type { Column } from '../../ui/table/table-columns.ts';
import { callDesk } from '../browser/call-desk.ts';
import { RecordList } from '../list/record-list.tsx';
import { useDeskSite } from '../shell/desk-session.ts';
import { useFormats } from '../shell/use-formats.ts';
import type { integrationsAtDesk, removeEndpointAtDesk, switchEndpointOnAtDesk } from './integrations.contract.ts';
import styles from './integrations.module.css';

type Endpoint = ReplyOf<typeof integrationsAtDesk>['endpoints'][number];
type Actions = { onSwitchOn: (endpoint: Endpoint) => void; onRemove: (endpoint: Endpoint) => void };

const columns = (time: (iso: string) => string, { onSwitchOn, onRemove }: Actions): readonly Column<Endpoint>[] => [
  { key: 'url', header: 'Address', cell: ({ url }) => <span className={styles.wrap}>{url}</span>, phone: 'full' },
  { key: 'events', header: 'Is told', cell: ({ events }) => <span className={styles.wrap}>{eventText(events)}</span> },
  { key: 'state', header: 'State', cell: (endpoint) => <EndpointState endpoint={endpoint} time={time} /> },
  {
    key: 'action',
    header: 'Action',
    cell: (endpoint) => (
      <span className={styles.actions}>
        {endpoint.switchedOffAt && (
          <Button small onClick={() => onSwitchOn(endpoint)}>
            Switch on
          </Button>
        )}
        <Button small aria-label={`Remove ${endpoint.url}`} onClick={() => onRemove(endpoint)}>
          Remove
        </Button>
      </span>
    ),
  },
];

function EndpointState({ endpoint, time }: { endpoint: Endpoint; time: (iso: string) => string }) {
  if (endpoint.switchedOffAt) return <Tag kind="bad">Switched off</Tag>;
  if (endpoint.failingSince) return <Tag kind="warn">{`Failing since ${time(endpoint.failingSince)}`}</Tag>;
  return <Tag kind="good">In use</Tag>;
}

export function EndpointTable({ endpoints }: { endpoints: readonly Endpoint[] }) {
  const [leavingId, setLeavingId] = useState<number>();
  // Somebody else may have removed it meanwhile.
  const leaving = endpoints.find(({ id }) => id === leavingId);
  const { site } = useDeskSite();
  const { time } = useFormats();
  const { change, busy } = useAction();
  const onSwitchOn = ({ id }: Endpoint) =>
    void change(() =>
      callDesk<typeof switchEndpointOnAtDesk>('POST /desk/api/:site/integrations/endpoints/switch_on/', { site, id }),
    );
  async function remove({ id }: Endpoint) {
    await change(() =>
      callDesk<typeof removeEndpointAtDesk>('POST /desk/api/:site/integrations/endpoints/remove/', { site, id }),
    );
  }
  return (
    <>
      <RecordList
        caption="Webhooks"
        columns={columns(time, { onSwitchOn, onRemove: ({ id }) => setLeavingId(id) })}
        rows={endpoints}
        rowKey={({ id }) => String(id)}
        empty="Nobody is told."
      />
      <ConfirmDialog
        open={leaving !== undefined}
        title="Remove this address?"
        busy={busy}
        onClose={() => setLeavingId(undefined)}
        action="Remove"
        kind="danger"
        onConfirm={() => leaving && void remove(leaving)}
      >
        <p className={styles.wrap}>{leaving?.url}</p>
        <p>Messages that wait for it are not sent.</p>
      </ConfirmDialog>
    </>
  );
}

const eventText = (events: readonly string[]) =>
  changeEventNames
    .filter((event) => events.includes(event))
    .map((event) => changeEvents[event])
    .join('; ');
