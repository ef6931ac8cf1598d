import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { ReplyOf } from '../../lib/contract.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { plural } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import type { Column } from '../../ui/table/table-columns.ts';
import { MailLink } from '../../ui/text/mail-link.tsx';
import { phoneHref } from '../../ui/text/phone-href.ts';
import { callDesk, loadDesk, siteOf } from '../browser/call-desk.ts';
import { BulkButton } from '../list/bulk-button.tsx';
import { ListBar } from '../list/list-bar.tsx';
import { ListPager } from '../list/list-pager.tsx';
import { RecordList } from '../list/record-list.tsx';
import type { BulkChange } from '../list/use-bulk.tsx';
import { listRequestOf, useListQuery } from '../list/use-list-query.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { listMessagesAtDesk, markMessageAtDesk, markMessagesAtDesk } from './messages.contract.ts';
import styles from './messages.module.css';

export const handle = { title: () => 'Messages' };

export function loader(args: LoaderFunctionArgs) {
  const request = { site: siteOf(args), ...listRequestOf(args.request) };
  return loadDesk<typeof listMessagesAtDesk>('GET /desk/api/:site/messages/', request, args.request.signal);
}

export function Component() {
  const { rows, total } = useLoaderData<typeof loader>();
  return <MessagesPage messages={rows} total={total} />;
}

type Message = ReplyOf<typeof listMessagesAtDesk>['rows'][number];
type Mark = (message: Message, done: boolean) => void;

const columns = (timeZone: string, isDone: boolean, mark: Mark): readonly Column<Message>[] => [
  { key: 'name', header: 'From', cell: (message) => <Sender message={message} />, phone: 'full', wrap: true },
  { key: 'message', header: 'Message', cell: ({ message }) => <p className={styles.text}>{message}</p> },
  { key: 'sent', header: 'Sent', cell: ({ createdAt: sentAt }) => formatDateTime(new Date(sentAt), timeZone) },
  ...(isDone
    ? [{ key: 'done', header: 'Done', cell: (message: Message) => <Done message={message} timeZone={timeZone} /> }]
    : []),
  {
    key: 'mark',
    header: 'Action',
    cell: (message) => (
      <Button
        small
        aria-label={`${markText(message, isDone)}: the message of ${message.name}`}
        onClick={() => mark(message, !isDone)}
      >
        {markText(message, isDone)}
      </Button>
    ),
  },
];

/** Who asks for prices is called back. */
function markText({ firm }: Message, isDone: boolean): string {
  if (isDone) return 'Open again';
  return firm ? 'Called back' : 'Mark done';
}

function Sender({ message: { name, email, phone } }: { message: Message }) {
  return (
    <span className={styles.sender}>
      <b>{name}</b>
      {email && <MailLink to={email} />}
      <a href={phoneHref(phone)}>{phone}</a>
    </span>
  );
}

function Done({ message: { doneBy, doneAt }, timeZone }: { message: Message; timeZone: string }) {
  return (
    <span className={styles.sender}>
      <span>{doneBy}</span>
      <span>{doneAt && formatDateTime(new Date(doneAt), timeZone)}</span>
    </span>
  );
}

function MessagesPage({ messages, total }: { messages: readonly Message[]; total: number }) {
  const { timeZone } = useDeskSite();
  const isDone = useListQuery().get('view') === 'done';
  const mark = useMarkMessage();
  const change: Mark = ({ id: messageId, name }, done) => void mark({ id: messageId, name, done });
  return (
    <>
      <ListBar
        searchLabel="Name, e-mail, phone or text"
        views={[
          { view: '', label: 'Open' },
          { view: 'done', label: 'Done' },
        ]}
      />
      <RecordList
        caption="Messages of the contact page"
        columns={columns(timeZone, isDone, change)}
        rows={messages}
        rowKey={({ id: messageId }) => String(messageId)}
        bulk={(selected, clear) => <MarkMessages messages={selected} done={!isDone} onDone={clear} />}
        empty={isDone ? 'There is no such message.' : 'Every message is answered.'}
      />
      <ListPager total={total} />
    </>
  );
}

type MarkMessagesProps = { messages: readonly Message[]; done: boolean; onDone: () => void };

function MarkMessages({ messages, done, onDone }: MarkMessagesProps) {
  const { site } = useDeskSite();
  const nameOf = (id: string) => messages.find(({ id: messageId }) => String(messageId) === id)?.name ?? id;
  const markAll = (ids: readonly string[], to: boolean): BulkChange => ({
    run: () =>
      callDesk<typeof markMessagesAtDesk>('POST /desk/api/:site/messages/mark_all/', { site, ids: [...ids], done: to }),
    nameOf,
    done: (count) => (to ? `${plural(count, 'message')} marked done.` : `${plural(count, 'message')} opened again.`),
    undo: (changed) => markAll(changed, !to),
  });
  return (
    <BulkButton
      change={() =>
        markAll(
          messages.map(({ id: messageId }) => String(messageId)),
          done,
        )
      }
      onDone={onDone}
    >
      {done ? `Mark ${plural(messages.length, 'message')} done` : `Open ${plural(messages.length, 'message')} again`}
    </BulkButton>
  );
}

type Marking = { id: number; name: string; done: boolean };

/** Marking as done can be undone from its toast. */
function useMarkMessage() {
  const { site } = useDeskSite();
  const { change } = useAction();

  return async function mark({ id, name, done }: Marking): Promise<void> {
    const undo = { label: 'Undo', onPress: () => void mark({ id, name, done: false }) };
    await change(
      () => callDesk<typeof markMessageAtDesk>('POST /desk/api/:site/messages/mark/', { site, id: String(id), done }),
      done ? { message: `The message of ${name} is done.`, action: undo } : `The message of ${name} is open again.`,
      { waits: true },
    );
  };
}
