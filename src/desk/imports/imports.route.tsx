import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { formatDateTime } from '../../lib/dates.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { Tag } from '../../ui/feedback/tag.tsx';
import type { Column } from '../../ui/table/table-columns.ts';
import { loadDesk, siteOf } from '../browser/call-desk.ts';
import { ListBar } from '../list/list-bar.tsx';
import { ListPager } from '../list/list-pager.tsx';
import { RecordList } from '../list/record-list.tsx';
import { listRequestOf, useListQuery } from '../list/use-list-query.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import { type DeskImportKind, type ImportSummary, kindLabels, stateKind, stateLabels } from './import-texts.ts';
import type { listImportsAtDesk } from './imports.contract.ts';
import styles from './imports.module.css';
import { ImportsNav } from './imports-nav.tsx';
import { UploadForm } from './upload-form.tsx';

export const handle = { title: () => 'Imports' };

export function loader(args: LoaderFunctionArgs) {
  const { view, page } = listRequestOf(args.request);
  const request = { site: siteOf(args), view, page };
  return loadDesk<typeof listImportsAtDesk>('GET /desk/api/:site/imports/', request, args.request.signal);
}

export function Component() {
  const { rows, total, kinds } = useLoaderData<typeof loader>();
  return <ImportsPage imports={rows} total={total} kinds={kinds} />;
}

const figure = (count: number) => (count === 0 ? '' : formatNumber(count));
const countsOf = ({ state, found, written }: ImportSummary) =>
  state === 'running' || state === 'done' ? { ...written, wrong: written.wrong + found.wrong } : found;

const columns = (timeZone: string): readonly Column<ImportSummary>[] => [
  { key: 'file', header: 'File', cell: ({ fileName }) => fileName, phone: 'full', wrap: true },
  { key: 'kind', header: 'What', cell: ({ kind }) => kindLabels[kind] },
  {
    key: 'state',
    header: 'State',
    cell: ({ state }) => <Tag kind={stateKind(state)}>{stateLabels[state]}</Tag>,
  },
  { key: 'new', header: 'New', cell: (one) => figure(countsOf(one).new), align: 'end' },
  { key: 'changed', header: 'Changed', cell: (one) => figure(countsOf(one).changed), align: 'end' },
  { key: 'wrong', header: 'Wrong', cell: (one) => figure(countsOf(one).wrong), align: 'end' },
  {
    key: 'created',
    header: 'Uploaded',
    cell: ({ createdAt, createdBy }) => `${formatDateTime(new Date(createdAt), timeZone)} by ${createdBy}`,
  },
];

type ImportsPageProps = { imports: readonly ImportSummary[]; total: number; kinds: readonly DeskImportKind[] };

function ImportsPage({ imports, total, kinds }: ImportsPageProps) {
  const { site, timeZone } = useDeskSite();
  const isFailed = useListQuery().get('view') === 'failed';
  return (
    <div className={styles.page}>
      <ImportsNav />
      <UploadForm kinds={kinds} />
      <ListBar
        views={[
          { view: '', label: 'All' },
          { view: 'failed', label: 'Failed' },
        ]}
      />
      <RecordList
        caption="Imports"
        columns={columns(timeZone)}
        rows={imports}
        rowKey={({ id }) => String(id)}
        linkTo={({ id }) => `/${site}/imports/${id}`}
        empty={isFailed ? 'No import has failed.' : 'Nothing was imported yet.'}
      />
      <ListPager total={total} />
    </div>
  );
}
