import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { formatDay } from '../../lib/dates.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { Button } from '../../ui/controls/button.tsx';
import type { Column } from '../../ui/table/table-columns.ts';
import { loadDesk, siteOf } from '../browser/call-desk.ts';
import { ListBar } from '../list/list-bar.tsx';
import { ListPager } from '../list/list-pager.tsx';
import { RecordList } from '../list/record-list.tsx';
import { listRequestOf } from '../list/use-list-query.ts';
import { useCan } from '../shell/desk-session.ts';
import styles from './item-words.module.css';
import { ItemsNav } from './items-nav.tsx';
import type { listSearchMissesAtDesk, SearchMissRow } from './search-misses.contract.ts';
import { type EditedWord, WordDialog } from './word-dialog.tsx';

export const handle = { title: () => 'Searched and not found' };

export function loader(args: LoaderFunctionArgs) {
  const request = { site: siteOf(args), ...listRequestOf(args.request) };
  return loadDesk<typeof listSearchMissesAtDesk>('GET /desk/api/:site/items/misses/', request, args.request.signal);
}

export function Component() {
  const { rows, total } = useLoaderData<typeof loader>();
  return <SearchMissesPage rows={rows} total={total} />;
}

const views = () => [
  { view: '', label: '30 days' },
  { view: 'week', label: '7 days' },
  { view: 'quarter', label: '90 days' },
];

function SearchMissesPage({ rows, total }: { rows: readonly SearchMissRow[]; total: number }) {
  const mayEdit = useCan()('edit-items');
  const [edited, setEdited] = useState<EditedWord>();
  const columns: Column<SearchMissRow>[] = [
    {
      key: 'typed',
      header: 'Searched',
      phone: 'full',
      cell: ({ typed }) => <span className={styles.code}>{typed}</span>,
    },
    { key: 'searches', header: 'Searches', align: 'end', cell: ({ searches }) => formatNumber(searches) },
    { key: 'days', header: 'On days', align: 'end', cell: ({ days }) => days },
    { key: 'last', header: 'Last', cell: ({ lastOn }) => formatDay(lastOn) },
    ...(mayEdit
      ? [
          {
            key: 'act',
            header: 'Action',
            cell: ({ typed }: SearchMissRow) => (
              <Button small onClick={() => setEdited({ word: typed, codes: [], isNew: true })}>
                Make it a search word
              </Button>
            ),
          },
        ]
      : []),
  ];
  return (
    <>
      <ItemsNav />
      <ListBar views={views()} searchLabel="Searched text" />
      <RecordList
        caption="Searched and not found"
        columns={columns}
        rows={rows}
        rowKey={({ typed }) => typed}
        empty="Everything that was searched was found."
      />
      <ListPager total={total} />
      {edited && <WordDialog edited={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}
