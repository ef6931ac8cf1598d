import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { formatDateTime, formatDay, formatNearDay } from '../../lib/dates.ts';
import { plural } from '../../lib/i18n.ts';
import { Tag } from '../../ui/feedback/tag.tsx';
import type { Column } from '../../ui/table/table-columns.ts';
import { ReferenceNumber } from '../../ui/text/reference-number.tsx';
import { loadDesk, siteOf } from '../browser/call-desk.ts';
import { aboutList, ExportButton } from '../exports/export-button.tsx';
import { ListBar } from '../list/list-bar.tsx';
import { ListPager } from '../list/list-pager.tsx';
import { RecordList } from '../list/record-list.tsx';
import { listRequestOf, useListQuery } from '../list/use-list-query.ts';
import { type DeskSite, useDeskSite } from '../shell/desk-session.ts';
import { ageText, latenessOf } from './age.rule.ts';
import type { listRfisAtDesk, QueuedRfiRow } from './rfi-desk.contract.ts';
import type { RfiSenderRow, rfiSenders } from './rfi-senders.contract.ts';
import { RfiSenders } from './rfi-senders.tsx';

export const handle = { title: () => 'RFIs' };

export async function loader(args: LoaderFunctionArgs) {
  const [site, { signal }] = [siteOf(args), args.request];
  const request = { site, ...listRequestOf(args.request) };
  const [{ rows, total }, { senders }] = await Promise.all([
    loadDesk<typeof listRfisAtDesk>('GET /desk/api/:site/rfis/', request, signal),
    loadDesk<typeof rfiSenders>('GET /desk/api/:site/rfi_senders/', { site }, signal),
  ]);
  return { rows, total, senders };
}

export function Component() {
  return <RfisPage {...useLoaderData<typeof loader>()} now={new Date()} />;
}

const lateTags = { early: 'quiet', soon: 'warn', late: 'bad' } as const;

const columns = ({ timeZone }: DeskSite, now: Date): readonly Column<QueuedRfiRow>[] => [
  { key: 'number', header: 'RFI', cell: ({ number }) => number, phone: 'full' },
  { key: 'company', header: 'Customer', wrap: true, cell: ({ company }) => company },
  {
    key: 'age',
    header: 'Age',
    cell: ({ askedAt, dueAt }) => (
      <Tag kind={dueAt ? lateTags[latenessOf(new Date(dueAt), now)] : 'quiet'}>{ageText(new Date(askedAt), now)}</Tag>
    ),
  },
  {
    key: 'due',
    header: 'Answer due',
    cell: ({ dueAt, makerUntil }) =>
      dueAt
        ? formatDateTime(new Date(dueAt), timeZone)
        : makerUntil
          ? `maker, by ${formatNearDay(makerUntil)}`
          : 'answered',
  },
  {
    key: 'lines',
    header: 'Lines',
    align: 'end',
    cell: ({ lines, waiting }) => (waiting > 0 && waiting < lines ? `${waiting} of ${lines}` : plural(lines, 'line')),
  },
  { key: 'assignee', header: 'Assigned to', wrap: true, cell: ({ assignee }) => assignee || 'nobody' },
  { key: 'quoted', header: 'Open quotes', align: 'end', drop: 1100, phone: 'one', cell: ({ quoted }) => quoted || '' },
  { key: 'ends', header: 'Next ends', drop: 1100, phone: 'one', cell: ({ endsOn }) => endsOn && formatDay(endsOn) },
  {
    key: 'reference',
    header: 'Their reference',
    drop: 1100,
    phone: 'one',
    wrap: true,
    cell: ({ reference }) => reference && <ReferenceNumber>{reference}</ReferenceNumber>,
  },
  {
    key: 'asked',
    header: 'Sent',
    drop: 1100,
    phone: 'one',
    cell: ({ askedAt }) => formatDateTime(new Date(askedAt), timeZone),
  },
];

type RfisPageProps = {
  senders: readonly RfiSenderRow[];
  rows: readonly QueuedRfiRow[];
  total: number;
  now: Date;
};

function RfisPage({ senders, rows, total, now }: RfisPageProps) {
  const site = useDeskSite();
  const query = useListQuery();
  return (
    <>
      <ListBar
        searchLabel="Number, reference or customer"
        views={[
          { view: '', label: 'To answer' },
          { view: 'mine', label: 'Mine' },
          { view: 'nobody', label: "Nobody's" },
          { view: 'maker', label: 'Waiting for a maker' },
          { view: 'quoted', label: 'Open quotes' },
          { view: 'ending', label: 'Ending by tomorrow' },
          { view: 'all', label: 'All' },
        ]}
      >
        <ExportButton kinds={['rfis']} filter={query.all('q', 'view')} about={aboutList} />
      </ListBar>
      <RfiSenders senders={senders} />
      <RecordList
        caption="RFIs"
        columns={columns(site, now)}
        rows={rows}
        rowKey={({ number }) => number}
        linkTo={({ number }) => `/${site.site}/rfis/${number}`}
        empty="No RFI is waiting here."
      />
      <ListPager total={total} />
    </>
  );
}
