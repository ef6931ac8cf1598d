import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { ReplyOf } from '../../lib/contract.ts';
import { formatDateTime } from '../../lib/dates.ts';
import type { Column } from '../../ui/table/table-columns.ts';
import { loadDesk, siteOf } from '../browser/call-desk.ts';
import { ListBar } from '../list/list-bar.tsx';
import { ListPager } from '../list/list-pager.tsx';
import { RecordList } from '../list/record-list.tsx';
import { listRequestOf, useListQuery } from '../list/use-list-query.ts';
import { WaitingTime } from '../list/waiting-time.tsx';
import { useDeskSite } from '../shell/desk-session.ts';
import type { listPapersAtDesk } from './papers.contract.ts';

export const handle = { title: () => 'Papers' };

export function loader(args: LoaderFunctionArgs) {
  const request = { site: siteOf(args), ...listRequestOf(args.request) };
  return loadDesk<typeof listPapersAtDesk>('GET /desk/api/:site/papers/', request, args.request.signal);
}

export function Component() {
  const { rows, total } = useLoaderData<typeof loader>();
  return <PapersPage papers={rows} total={total} />;
}

type Paper = ReplyOf<typeof listPapersAtDesk>['rows'][number];

const columns = (timeZone: string, isChecked: boolean): readonly Column<Paper>[] => [
  { key: 'company', header: 'Company', cell: ({ company }) => company, phone: 'full', wrap: true },
  { key: 'kind', header: 'Paper', cell: ({ label }) => label },
  { key: 'file', header: 'File', cell: ({ fileName }) => fileName, drop: 1100, phone: 'one', wrap: true },
  {
    key: 'uploaded',
    header: 'Uploaded',
    cell: ({ createdAt: uploadedAt }) => formatDateTime(new Date(uploadedAt), timeZone),
  },
  ...(isChecked ? checkedColumns(timeZone) : [ageColumn()]),
];

const ageColumn = (): Column<Paper> => ({
  key: 'age',
  header: 'Waits for',
  cell: ({ createdAt: uploadedAt }) => <WaitingTime since={uploadedAt} />,
});

const checkedColumns = (timeZone: string): readonly Column<Paper>[] => [
  { key: 'by', header: 'Checked by', wrap: true, cell: ({ decidedBy }) => decidedBy },
  {
    key: 'checked',
    header: 'Checked',
    cell: ({ decidedAt }) => decidedAt && formatDateTime(new Date(decidedAt), timeZone),
  },
];

function PapersPage({ papers, total }: { papers: readonly Paper[]; total: number }) {
  const { site, timeZone } = useDeskSite();
  const isChecked = useListQuery().get('view') !== '';
  return (
    <>
      <ListBar
        searchLabel="Company or file"
        views={[
          { view: '', label: 'To check' },
          { view: 'accepted', label: 'Accepted' },
          { view: 'rejected', label: 'Rejected' },
        ]}
      />
      <RecordList
        caption="Papers"
        columns={columns(timeZone, isChecked)}
        rows={papers}
        rowKey={({ id: paperId }) => String(paperId)}
        linkTo={({ id: paperId }) => `/${site}/papers/${paperId}`}
        empty={isChecked ? 'There is no such paper.' : 'No paper waits to be checked.'}
      />
      <ListPager total={total} />
    </>
  );
}
