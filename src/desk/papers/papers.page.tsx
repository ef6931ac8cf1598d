import type { ReplyOf } from '../../lib/contract.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import type { DeskColumn } from '../list/desk-columns.ts';
import { DeskTable } from '../list/desk-table.tsx';
import { ListBar } from '../list/list-bar.tsx';
import { ListPager } from '../list/list-pager.tsx';
import { useListQuery } from '../list/use-list-query.ts';
import { WaitingTime } from '../list/waiting-time.tsx';
import { useDeskSite } from '../shell/desk-session.ts';
import type { listPapersAtDesk } from './papers.contract.ts';

type Paper = ReplyOf<typeof listPapersAtDesk>['rows'][number];

const columns = (timeZone: string, isChecked: boolean): readonly DeskColumn<Paper>[] => [
  { key: 'company', header: t`Company`, cell: ({ company }) => company, lead: true, wrap: true },
  { key: 'kind', header: t`Paper`, cell: ({ kind }) => kind },
  { key: 'file', header: t`File`, cell: ({ file_name }) => file_name, drop: true, wrap: true },
  { key: 'uploaded', header: t`Uploaded`, cell: ({ uploaded_at }) => formatDateTime(new Date(uploaded_at), timeZone) },
  ...(isChecked ? checkedColumns(timeZone) : [ageColumn()]),
];

const ageColumn = (): DeskColumn<Paper> => ({
  key: 'age',
  header: t`Waits for`,
  cell: ({ uploaded_at }) => <WaitingTime since={uploaded_at} />,
});

const checkedColumns = (timeZone: string): readonly DeskColumn<Paper>[] => [
  { key: 'by', header: t`Checked by`, wrap: true, cell: ({ decided_by }) => decided_by },
  {
    key: 'checked',
    header: t`Checked`,
    cell: ({ decided_at }) => decided_at && formatDateTime(new Date(decided_at), timeZone),
  },
];

export function PapersPage({ papers, total }: { papers: readonly Paper[]; total: number }) {
  const { site = '', timeZone = 'UTC' } = useDeskSite() ?? {};
  const isChecked = useListQuery().get('view') !== '';
  return (
    <>
      <ListBar
        searchLabel={t`Company or file`}
        views={[
          { view: '', label: t`To check` },
          { view: 'accepted', label: t`Accepted` },
          { view: 'rejected', label: t`Rejected` },
        ]}
      />
      <DeskTable
        caption={t`Papers`}
        columns={columns(timeZone, isChecked)}
        rows={papers}
        rowId={({ paper_id }) => String(paper_id)}
        linkTo={({ paper_id }) => `/${site}/papers/${paper_id}`}
        empty={isChecked ? t`There is no such paper.` : t`No paper waits to be checked.`}
      />
      <ListPager total={total} />
    </>
  );
}
