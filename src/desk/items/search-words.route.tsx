import { useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Button } from '../../ui/controls/button.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import type { Column } from '../../ui/table/table-columns.ts';
import { callDesk, loadDesk, siteOf } from '../browser/call-desk.ts';
import { ListBar } from '../list/list-bar.tsx';
import { ListPager } from '../list/list-pager.tsx';
import { RecordList } from '../list/record-list.tsx';
import { listRequestOf } from '../list/use-list-query.ts';
import { useCan, useDeskSite } from '../shell/desk-session.ts';
import { useFormats } from '../shell/use-formats.ts';
import styles from './item-words.module.css';
import { ItemsNav } from './items-nav.tsx';
import type {
  ListedWord,
  listSearchWordsAtDesk,
  removeSearchWordAtDesk,
  saveSearchWordAtDesk,
} from './search-words.contract.ts';
import { type EditedWord, WordDialog } from './word-dialog.tsx';

export const handle = { title: () => 'Search words' };

export function loader(args: LoaderFunctionArgs) {
  const request = { site: siteOf(args), ...listRequestOf(args.request) };
  return loadDesk<typeof listSearchWordsAtDesk>('GET /desk/api/:site/items/words/', request, args.request.signal);
}

export function Component() {
  const { rows, total } = useLoaderData<typeof loader>();
  return <SearchWordsPage rows={rows} total={total} />;
}

function SearchWordsPage({ rows, total }: { rows: readonly ListedWord[]; total: number }) {
  const mayEdit = useCan()('edit-items');
  const [edited, setEdited] = useState<EditedWord>();
  const { day } = useFormats();
  // Loaded again, it may find other items.
  const shown = edited && !edited.isNew ? rows.find(({ word }) => word === edited.word) : undefined;
  const columns: Column<ListedWord>[] = [
    {
      key: 'word',
      header: 'Search word',
      phone: 'full',
      cell: ({ word }) => <span className={styles.code}>{word}</span>,
    },
    { key: 'items', header: 'Finds', cell: ({ items }) => <FoundItems items={items} /> },
    { key: 'by', header: 'Written by', drop: 1100, phone: 'one', cell: (row) => row.addedBy },
    { key: 'at', header: 'On', drop: 1100, phone: 'one', cell: (row) => day(row.addedAt) },
    ...(mayEdit
      ? [{ key: 'act', header: 'Action', cell: (row: ListedWord) => <Actions word={row} onEdit={setEdited} /> }]
      : []),
  ];
  return (
    <>
      <ItemsNav />
      <ListBar searchLabel="Search word">
        {mayEdit && (
          <Button small kind="primary" onClick={() => setEdited({ word: '', codes: [], isNew: true })}>
            New search word
          </Button>
        )}
      </ListBar>
      <RecordList
        caption="Search words"
        columns={columns}
        rows={rows}
        rowKey={({ word }) => word}
        empty="There is no search word. A search word is a customer's or a machine's number that finds items of yours."
      />
      <ListPager total={total} />
      {edited && <WordDialog edited={shown ? editedOf(shown) : edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}

function FoundItems({ items }: Pick<ListedWord, 'items'>) {
  const { site } = useDeskSite();
  return (
    <span className={styles.found}>
      {items.map(({ id, name, maker, retired }) => (
        <Link key={id} to={`/${site}/items/${id}`}>
          {maker} <span className={styles.code}>{name}</span>
          {retired && ` (${'retired'})`}
        </Link>
      ))}
    </span>
  );
}

const editedOf = ({ word, items }: ListedWord): EditedWord => ({
  word,
  codes: items.map(({ code }) => code),
  isNew: false,
});

function Actions({ word: row, onEdit }: { word: ListedWord; onEdit: (edited: EditedWord) => void }) {
  const { site } = useDeskSite();
  const { change, busy } = useAction();
  const { word } = row;
  const codes = row.items.map(({ code }) => code);
  const undo = {
    label: 'Undo',
    onPress: () =>
      void change(() =>
        callDesk<typeof saveSearchWordAtDesk>('POST /desk/api/:site/items/words/save/', {
          site,
          word,
          codes,
          seen: [],
        }),
      ),
  };
  return (
    <span className={styles.found}>
      <Button small aria-label={`Change ${word}`} onClick={() => onEdit(editedOf(row))}>
        Change
      </Button>
      <Button
        small
        aria-label={`Remove ${word}`}
        busy={busy}
        onClick={() =>
          void change(
            () => callDesk<typeof removeSearchWordAtDesk>('POST /desk/api/:site/items/words/remove/', { site, word }),
            { message: `${word} is no search word any more.`, action: undo },
          )
        }
      >
        Remove
      </Button>
    </span>
  );
}
