import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { ReplyOf } from '../../lib/contract.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import type { Column } from '../../ui/table/table-columns.ts';
import { loadDesk, siteOf } from '../browser/call-desk.ts';
import { useTypedValue } from '../browser/use-typed-value.ts';
import { ListBar } from '../list/list-bar.tsx';
import { RecordList } from '../list/record-list.tsx';
import { useListQuery } from '../list/use-list-query.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import { useFormats } from '../shell/use-formats.ts';
import type { AuditEntryAtDesk, auditTrailAtDesk } from './audit.contract.ts';
import styles from './audit.module.css';
import { ChangeDetails } from './change-details.tsx';

export const handle = { title: () => 'Audit trail' };

export function loader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const of = (name: string) => searchParams.get(name) ?? '';
  const wanted = { site: siteOf(args), q: of('q'), person: of('person'), day: of('day'), before: of('before') };
  return loadDesk<typeof auditTrailAtDesk>('GET /desk/api/:site/audit/', wanted, args.request.signal);
}

export function Component() {
  return <AuditPage trail={useLoaderData<typeof loader>()} />;
}

const columns = (site: string, time: (iso: string) => string): readonly Column<AuditEntryAtDesk>[] => [
  { key: 'at', header: 'When', cell: ({ at }) => <time dateTime={at}>{time(at)}</time> },
  { key: 'by', header: 'Who', cell: ({ by, address }) => <span title={address || undefined}>{by}</span> },
  { key: 'action', header: 'What', cell: ({ action }) => action, phone: 'full' },
  { key: 'subject', header: 'To what', wrap: true, cell: (entry) => <Subject site={site} entry={entry} /> },
  { key: 'details', header: 'Before and after', cell: ({ details }) => <ChangeDetails details={details} /> },
];

/** The page shows what staff did on the site, newest first. Filters and place are in the address. */
function AuditPage({ trail: { entries, next, people } }: { trail: ReplyOf<typeof auditTrailAtDesk> }) {
  const query = useListQuery();
  const { site } = useDeskSite();
  const { time } = useFormats();
  return (
    <>
      <ListBar searchLabel="Customer, order or RFI number">
        <Select
          small
          aria-label="Person"
          value={query.get('person')}
          onChange={(event) => query.set({ person: event.target.value })}
        >
          <option value="">Everybody</option>
          {people.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
        <span>
          <DayField asked={query.asked('day')} onChange={(day) => query.set({ day })} />
        </span>
      </ListBar>
      <RecordList
        caption="Audit trail"
        columns={columns(site, time)}
        rows={entries}
        rowKey={({ id }) => String(id)}
        empty="Nothing was done that fits."
      />
      <div className={styles.pager}>
        {query.get('before') !== '' && (
          <Button small onClick={() => query.set({})}>
            Newest
          </Button>
        )}
        {next !== null && (
          <Button small onClick={() => query.set({ before: next })}>
            Earlier
          </Button>
        )}
      </div>
    </>
  );
}

/** Typed text stays; a year that is not complete yet, such as 0202, is not asked for. */
function DayField({ asked, onChange }: { asked: string; onChange: (day: string) => void }) {
  const [typed, setTyped] = useTypedValue(asked);
  return (
    <TextInput
      small
      type="date"
      min="2000-01-01"
      aria-label="Day"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.validity.valid) onChange(target.value);
      }}
    />
  );
}

function Subject({ site, entry: { subject, customer } }: { site: string; entry: AuditEntryAtDesk }) {
  const path = recordPath(subject);
  return (
    <>
      {path === undefined ? subject : <Link to={`/${site}/${path}`}>{subject}</Link>}
      {customer && (
        <span className={styles.customer}>
          <Link to={`/${site}/accounts/${customer.id}`}>{customer.company}</Link>
        </span>
      )}
    </>
  );
}

/** An order or an RFI is opened by its number. */
function recordPath(subject: string): string | undefined {
  if (/^[A-Z]{3}R\d+$/.test(subject)) return `rfis/${subject}`;
  return /^[A-Z]{3}\d+$/.test(subject) ? `orders/${subject}` : undefined;
}
