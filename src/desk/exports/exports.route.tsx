import { useEffect } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { exportKeptDays } from '../../imports/exports/export-kind.data.ts';
import type { ReplyOf } from '../../lib/contract.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import type { Column } from '../../ui/table/table-columns.ts';
import { callDesk, loadDesk, siteOf } from '../browser/call-desk.ts';
import { fileSizeText } from '../imports/import-texts.ts';
import { ImportsNav } from '../imports/imports-nav.tsx';
import { RecordList } from '../list/record-list.tsx';
import { useDeskSite } from '../shell/desk-session.ts';
import { type DeskExport, exportLabels, exportStateLabels, isUnderWay, progressText } from './export-texts.ts';
import type { beginExportAtDesk, listExportsAtDesk, removeExportAtDesk } from './exports.contract.ts';
import styles from './exports.module.css';
import { exportAddress } from './use-export.ts';

export const handle = { title: () => 'Exports' };

export const loader = (args: LoaderFunctionArgs) =>
  loadDesk<typeof listExportsAtDesk>('GET /desk/api/:site/exports/', { site: siteOf(args) }, args.request.signal);

export function Component() {
  return <ExportsPage {...useLoaderData<typeof loader>()} />;
}

const looks = { waiting: 'quiet', running: 'accent', done: 'good', failed: 'bad' } as const;
const dayMs = 24 * 3_600_000;

function columns(
  { site, timeZone }: ReturnType<typeof useDeskSite>,
  remove: (one: DeskExport) => void,
): readonly Column<DeskExport>[] {
  const at = (moment: number) => formatDateTime(new Date(moment), timeZone);
  return [
    {
      key: 'file',
      header: 'File',
      phone: 'full',
      wrap: true,
      cell: ({ id, state, fileName }) =>
        state === 'done' ? (
          <a className={styles.file} href={exportAddress(site, id)} download>
            {fileName}
          </a>
        ) : (
          <span className={styles.file}>{fileName}</span>
        ),
    },
    { key: 'kind', header: 'What', cell: ({ kind }) => exportLabels[kind] },
    {
      key: 'state',
      header: 'State',
      wrap: true,
      cell: (one) => (
        <>
          <Tag kind={looks[one.state]}>{exportStateLabels[one.state]}</Tag>{' '}
          {one.problem || (one.state === 'running' && progressText(one))}
        </>
      ),
    },
    { key: 'rows', header: 'Rows', align: 'end', cell: ({ rows }) => (rows > 0 ? formatNumber(rows) : '') },
    { key: 'size', header: 'Size', align: 'end', cell: ({ bytes }) => (bytes > 0 ? fileSizeText(bytes) : '') },
    {
      key: 'created',
      header: 'Asked for',
      wrap: true,
      cell: ({ createdAt, createdBy }) => `${at(Date.parse(createdAt))} by ${createdBy}`,
    },
    {
      key: 'until',
      header: 'Kept until',
      cell: ({ finishedAt }) => finishedAt && at(Date.parse(finishedAt) + exportKeptDays * dayMs),
    },
    {
      key: 'remove',
      header: 'Action',
      cell: (one) => (
        <Button small aria-label={`${isUnderWay(one) ? 'Stop' : 'Delete'} ${one.fileName}`} onClick={() => remove(one)}>
          {isUnderWay(one) ? 'Stop' : 'Delete'}
        </Button>
      ),
    },
  ];
}

function ExportsPage({ rows, kinds }: ReplyOf<typeof listExportsAtDesk>) {
  const desk = useDeskSite();
  const { site } = desk;
  const { change, busy } = useAction();
  useRefresh(rows.some(isUnderWay));
  const begin = () =>
    change(
      () =>
        callDesk<typeof beginExportAtDesk>('POST /desk/api/:site/exports/begin/', {
          site,
          kind: 'everything',
          format: 'zip',
        }),
      'The archive is being made. You can leave this page.',
    );
  const remove = (one: DeskExport) =>
    void change(
      () => callDesk<typeof removeExportAtDesk>('POST /desk/api/:site/exports/remove/', { site, id: String(one.id) }),
      isUnderWay(one) ? `${one.fileName} is not made.` : `${one.fileName} is deleted.`,
    );
  return (
    <div className={styles.page}>
      <ImportsNav />
      {kinds.includes('everything') && (
        <div className={styles.form}>
          <p>
            Everything is one ZIP archive: items, stock, prices, customers, orders, RFIs, invoices, receipts and the
            ledger as CSV files, and a list of what is in it. Keep it safe: whoever has it has all your customers and
            prices.
          </p>
          <p className={styles.buttons}>
            <Button
              kind="primary"
              icon="download"
              busy={busy || rows.some((one) => one.kind === 'everything' && isUnderWay(one))}
              onClick={() => void begin()}
            >
              Export everything
            </Button>
          </p>
        </div>
      )}
      <p className={styles.soft}>
        Lists are exported on their own pages. A file is kept for {exportKeptDays} days; whoever makes or downloads one
        stands in the audit trail.
      </p>
      <RecordList
        caption="Exports"
        columns={columns(desk, remove)}
        rows={rows}
        rowKey={({ id }) => String(id)}
        empty="Nothing was exported in the last days."
      />
    </div>
  );
}

const refreshMs = 1_000;

/** Loads the page again while a file is made. */
function useRefresh(isWorking: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWorking) return undefined;
    const timer = setInterval(() => void revalidate(), refreshMs);
    return () => clearInterval(timer);
  }, [isWorking, revalidate]);
}
