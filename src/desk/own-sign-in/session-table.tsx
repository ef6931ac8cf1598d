import type { endDeskSession, endOtherDeskSessions } from '../../account/staff/staff.contract.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import type { Column } from '../../ui/table/table-columns.ts';
import { callDesk } from '../browser/call-desk.ts';
import { RecordList } from '../list/record-list.tsx';
import { useFormats } from '../shell/use-formats.ts';
import type { OwnSignIn } from './own-sign-in-data.ts';

type Session = OwnSignIn['sessions'][number];

const columns = (time: (iso: string) => string, onEnd: (session: Session) => void): readonly Column<Session>[] => [
  { key: 'device', header: 'Device', cell: ({ device }) => device, phone: 'full' },
  { key: 'address', header: 'Network address', cell: ({ address }) => address },
  { key: 'created', header: 'Signed in', cell: (one) => time(one.createdAt) },
  {
    key: 'end',
    header: 'Action',
    cell: (one) =>
      one.current ? (
        <Tag kind="good">This session</Tag>
      ) : (
        <Button small aria-label={`End ${one.device}`} onClick={() => onEnd(one)}>
          End
        </Button>
      ),
  },
];

export function SessionTable({ sessions }: Pick<OwnSignIn, 'sessions'>) {
  const { time } = useFormats();
  const { change, busy } = useAction();
  const end = ({ id }: Session) =>
    void change(
      () => callDesk<typeof endDeskSession>('POST /desk/api/sessions/end/', { id }),
      'The session has ended.',
    );
  const endOthers = () =>
    void change(
      () => callDesk<typeof endOtherDeskSessions>('POST /desk/api/sessions/end_others/', {}),
      'Only this session is still open.',
    );
  return (
    <>
      <RecordList
        caption="Sessions"
        columns={columns(time, end)}
        rows={sessions}
        rowKey={({ id }) => String(id)}
        empty=""
      />
      {sessions.length > 1 && (
        <span>
          <Button busy={busy} onClick={endOthers}>
            End all others
          </Button>
        </span>
      )}
    </>
  );
}
