import { formatDateTime, formatDay, formatNearDay } from '../../lib/dates.ts';
import { plural, t } from '../../lib/i18n.ts';
import { Tag } from '../../ui/feedback/tag.tsx';
import { ReferenceNumber } from '../../ui/text/reference-number.tsx';
import type { DeskColumn } from '../list/desk-columns.ts';
import { DeskTable } from '../list/desk-table.tsx';
import { ListBar } from '../list/list-bar.tsx';
import { ListPager } from '../list/list-pager.tsx';
import type { QueuedRfiRow } from '../rfi-calls/rfi-desk.contract.ts';
import type { RfiSenderRow } from '../rfi-calls/rfi-senders.contract.ts';
import { type DeskSite, useDeskSite } from '../shell/desk-session.ts';
import { ageText, latenessOf } from './age.rule.ts';
import { RfiSenders } from './rfi-senders.ui.tsx';

const lateTags = { early: 'quiet', soon: 'warn', late: 'bad' } as const;

const columns = ({ timeZone }: DeskSite, now: Date): readonly DeskColumn<QueuedRfiRow>[] => [
  { key: 'number', header: t`RFI`, cell: ({ number }) => number, lead: true },
  { key: 'company', header: t`Customer`, wrap: true, cell: ({ company }) => company },
  {
    key: 'age',
    header: t`Age`,
    cell: ({ asked_at, due_at }) => (
      <Tag kind={due_at ? lateTags[latenessOf(new Date(due_at), now)] : 'quiet'}>
        {ageText(new Date(asked_at), now)}
      </Tag>
    ),
  },
  {
    key: 'due',
    header: t`Answer due`,
    cell: ({ due_at, maker_until }) =>
      due_at
        ? formatDateTime(new Date(due_at), timeZone)
        : maker_until
          ? t`maker, by ${formatNearDay(maker_until)}`
          : t`answered`,
  },
  {
    key: 'lines',
    header: t`Lines`,
    align: 'end',
    cell: ({ lines, waiting }) => (waiting > 0 && waiting < lines ? t`${waiting} of ${lines}` : plural(lines, 'line')),
  },
  { key: 'assignee', header: t`Assigned to`, wrap: true, cell: ({ assignee }) => assignee || t`nobody` },
  { key: 'quoted', header: t`Open quotes`, align: 'end', drop: true, cell: ({ quoted }) => quoted || '' },
  { key: 'ends', header: t`Next ends`, drop: true, cell: ({ ends_on }) => ends_on && formatDay(ends_on) },
  {
    key: 'reference',
    header: t`Their reference`,
    drop: true,
    wrap: true,
    cell: ({ reference }) => <ReferenceNumber>{reference}</ReferenceNumber>,
  },
  { key: 'asked', header: t`Sent`, drop: true, cell: ({ asked_at }) => formatDateTime(new Date(asked_at), timeZone) },
];

export type RfisPageProps = {
  senders: readonly RfiSenderRow[];
  rows: readonly QueuedRfiRow[];
  total: number;
  now: Date;
};

export function RfisPage({ senders, rows, total, now }: RfisPageProps) {
  const site = useDeskSite();
  if (!site) return null;
  return (
    <>
      <ListBar
        searchLabel={t`Number, reference or customer`}
        views={[
          { view: '', label: t`To answer` },
          { view: 'mine', label: t`Mine` },
          { view: 'nobody', label: t`Nobody's` },
          { view: 'maker', label: t`Waiting for a maker` },
          { view: 'quoted', label: t`Open quotes` },
          { view: 'ending', label: t`Ending by tomorrow` },
          { view: 'all', label: t`All` },
        ]}
      />
      <RfiSenders senders={senders} />
      <DeskTable
        caption={t`RFIs`}
        columns={columns(site, now)}
        rows={rows}
        rowId={({ number }) => number}
        linkTo={({ number }) => `/${site.site}/rfis/${number}`}
        empty={t`No RFI is waiting here.`}
      />
      <ListPager total={total} />
    </>
  );
}
