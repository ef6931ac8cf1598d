import { useRef, useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import type { RequestInput } from '../../lib/contract.ts';
import { plural } from '../../lib/i18n.ts';
import type { SiteCode } from '../../sites/site.ts';
import { downloadFile } from '../../ui/browser/download-file.ts';
import { useDocumentKeydown } from '../../ui/browser/use-document-keydown.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { callDesk, loadDesk, siteOf } from '../browser/call-desk.ts';
import { Kbd } from '../keys/kbd.tsx';
import { KeyHint, Keys } from '../keys/key-line.tsx';
import { ListPager } from '../list/list-pager.tsx';
import { listRequestOf, useListQuery } from '../list/use-list-query.ts';
import { useListSearch } from '../list/use-list-search.ts';
import { useCan } from '../shell/desk-session.ts';
import { AskBeforeLeaving } from '../shell/leave-dialog.tsx';
import { PriceHistoryDialog } from './history-dialog.tsx';
import { ImportPricesDialog } from './import-dialog.tsx';
import type { exportPricesAtDesk, listPriceRowsAtDesk } from './price-rows.contract.ts';
import styles from './prices.module.css';
import sheetStyles from './sheet.module.css';
import { type PriceSheet, restoreRow, undo, writeCell } from './sheet.ts';
import { SheetGrid } from './sheet-grid.tsx';
import { type LoadedPrices, usePriceSheet } from './use-price-sheet.ts';
import { useSheetKeys } from './use-sheet-keys.ts';
import { WhyPane } from './why-pane.tsx';

export const handle = { title: () => 'Price lists' };

export async function loader(args: LoaderFunctionArgs) {
  const asked = { site: siteOf(args), owner: args.params.owner ?? '', ...listRequestOf(args.request) };
  const loaded = await loadDesk<typeof listPriceRowsAtDesk>(
    'GET /desk/api/:site/prices/rows/',
    asked,
    args.request.signal,
  );
  return { asked, loaded };
}

export function Component() {
  const { asked, loaded } = useLoaderData<typeof loader>();
  return <PriceSheetPage key={`${asked.site} ${asked.owner}`} asked={asked} loaded={loaded} />;
}

type PageProps = { loaded: LoadedPrices; asked: RequestInput<typeof listPriceRowsAtDesk> };

export function PriceSheetPage({ loaded, asked }: PageProps) {
  const mayEdit = useCan()('edit-prices');
  const prices = usePriceSheet(loaded, asked);
  const { setSheet, report, edits } = prices;
  const sheet = mayEdit ? prices.sheet : savedRowsOf(prices.sheet);
  const [version, setVersion] = useState(0);
  const [search] = useSearchParams();
  const itemField = useRef<HTMLInputElement>(null);
  const edited = new Set(edits.map(({ line }) => line));
  const badLines = (report?.problems ?? []).map(({ line }) => line).filter((line) => edited.has(line));
  const keys = useSheetKeys({ sheet, setSheet, mayEdit, onSave: (now) => void save(now), onNextProblem: nextProblem });
  const current = sheet.rows[keys.cursor.row];
  const customer = loaded.customerId === null ? undefined : { id: loaded.customerId, name: loaded.name };

  async function save(now = sheet) {
    await prices.save(now);
    setVersion((before) => before + 1);
  }

  function nextProblem(): number | undefined {
    const after = badLines.find((line) => line > keys.cursor.row + 1) ?? badLines[0];
    return after === undefined ? undefined : after - 1;
  }

  useDocumentKeydown((event) => {
    const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
    if (event.defaultPrevented || !(isSave || event.key === 'F9')) return;
    event.preventDefault();
    if (isSave) void save();
    else itemField.current?.focus();
  });

  return (
    <div className={styles.record} data-of={asked.site}>
      <header className={styles.head}>
        <h2>{loaded.name}</h2>
        {customer && (
          <span className={styles.quiet}>
            own rows, before price list{' '}
            {loaded.list ? <Link to={`../prices/list-${loaded.list.id}`}>{loaded.list.name}</Link> : 'none'}
          </span>
        )}
        <PriceTools site={asked.site} loaded={loaded} mayEdit={mayEdit} onImported={() => void prices.reload()} />
      </header>
      <SheetBar />
      <div className={styles.sides}>
        <div className={styles.main}>
          <SheetGrid
            caption={`Prices of ${loaded.name}`}
            sheet={sheet}
            report={report}
            currency={loaded.currency}
            floorBp={loaded.marginFloorBp}
            keys={keys}
            onTake={(row, code) => setSheet(writeCell(sheet, row, 'for', code))}
            onReload={(line) => {
              setSheet(restoreRow(sheet, line - 1));
              void prices.reload();
            }}
          />
          {mayEdit && (
            <p className={sheetStyles.legend}>
              A blue corner is changed and not saved. Grey is worked out from the other column: a row has a discount or
              a net price, never both. A changed price applies from today, or from the first day you write.
            </p>
          )}
          <ListPager total={prices.total} />
          {edits.length > 0 && (
            <SaveBar
              edited={edits.length}
              bad={badLines.length}
              isSaving={prices.isSaving}
              onUndo={() => setSheet(undo(sheet))}
              onNextProblem={() => {
                const row = nextProblem();
                if (row !== undefined) keys.setCursor({ row, column: 0 });
              }}
              onSave={() => void save()}
            />
          )}
        </div>
        <WhyPane
          site={asked.site}
          currency={loaded.currency}
          customer={customer}
          item={current?.facts?.item?.code ?? ''}
          quantity={current?.facts?.item ? current.cells.min_qty : ''}
          asked={{ item: search.get('item') ?? '', quantity: search.get('qty') ?? '' }}
          itemField={itemField}
          version={version}
        />
      </div>
      <SheetKeyLine mayEdit={mayEdit} />
      <AskBeforeLeaving unsaved={edits.length > 0} lost={`${plural(edits.length, 'changed row')} would be lost.`} />
    </div>
  );
}

/** The empty row to type into is left out. */
const savedRowsOf = (sheet: PriceSheet): PriceSheet => ({ ...sheet, rows: sheet.rows.filter(({ saved }) => saved) });

function SheetKeyLine({ mayEdit }: { mayEdit: boolean }) {
  const copy = <KeyHint keys={['Shift ↓', 'Ctrl C']}>copy a range</KeyHint>;
  const explain = <KeyHint keys="F9">who pays what</KeyHint>;
  if (!mayEdit)
    return (
      <Keys>
        {copy}
        {explain}
      </Keys>
    );
  return (
    <Keys>
      <KeyHint keys="F2">edit</KeyHint>
      {copy}
      <KeyHint keys="Ctrl V">paste</KeyHint>
      <KeyHint keys="Ctrl D">fill down</KeyHint>
      <KeyHint keys="Ctrl Delete">end row</KeyHint>
      <KeyHint keys="Ctrl Z">undo</KeyHint>
      <KeyHint keys="F8">next problem</KeyHint>
      {explain}
      <KeyHint keys="Ctrl S">save</KeyHint>
    </Keys>
  );
}

type SaveBarProps = {
  edited: number;
  bad: number;
  isSaving: boolean;
  onUndo: () => void;
  onNextProblem: () => void;
  onSave: () => void;
};

function SaveBar({ edited, bad, isSaving, onUndo, onNextProblem, onSave }: SaveBarProps) {
  const good = Math.max(edited - bad, 0);
  return (
    <section className={sheetStyles.saveBar} aria-label="Not saved yet">
      <p role="status">
        <strong>{`${plural(edited, 'row')} changed, not saved.`}</strong> {bad > 0 && `${bad} to look at`}
      </p>
      <Button small onClick={onUndo}>
        Undo <Kbd>Ctrl Z</Kbd>
      </Button>
      {bad > 0 && (
        <Button small onClick={onNextProblem}>
          Next problem <Kbd>F8</Kbd>
        </Button>
      )}
      <Button small busy={isSaving} disabled={good === 0} onClick={onSave}>
        {`Save ${plural(good, 'row')}`} <Kbd>Ctrl S</Kbd>
      </Button>
    </section>
  );
}

const views = [
  { view: '', label: 'Today and later' },
  { view: 'planned', label: 'Planned' },
  { view: 'ending', label: 'Ending in 30 days' },
  { view: 'ended', label: 'Ended' },
] as const;

/** Which rows the sheet shows; j, k and x belong to lists, not to a sheet. */
function SheetBar() {
  const query = useListQuery();
  const search = useListSearch();
  return (
    <div className={styles.bar}>
      <fieldset className={styles.views} aria-label="Show">
        {views.map(({ view, label }) => (
          <button
            key={view}
            type="button"
            className={classNames(query.get('view') === view && styles.on)}
            aria-pressed={query.get('view') === view}
            onClick={() => search.set({ view })}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <div className={styles.search}>
        <TextInput
          small
          type="search"
          aria-label="Search rows"
          placeholder="Search rows"
          value={search.text}
          onChange={(event) => search.type(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && search.searchNow()}
        />
      </div>
    </div>
  );
}

type ToolsProps = { site: SiteCode; loaded: LoadedPrices; mayEdit: boolean; onImported: () => void };

function PriceTools({ site, loaded, mayEdit, onImported }: ToolsProps) {
  const [opened, setOpened] = useState<'import' | 'history'>();
  const { send } = useAction();
  const { owner } = loaded;

  async function download() {
    const request = { site, owner, format: 'xlsx' as const };
    await send(() => callDesk<typeof exportPricesAtDesk>('GET /desk/api/:site/prices/export/', request), {
      onDone: (file) => downloadFile(file.fileName, file.mediaType, file.content),
    });
  }

  return (
    <div className={styles.tools}>
      <Button small icon="download" onClick={() => void download()}>
        Excel
      </Button>
      {mayEdit && (
        <Button small onClick={() => setOpened('import')}>
          Import
        </Button>
      )}
      <Button small onClick={() => setOpened('history')}>
        History
      </Button>
      {opened === 'import' && (
        <ImportPricesDialog
          site={site}
          loaded={loaded}
          onClose={() => setOpened(undefined)}
          onImported={() => {
            setOpened(undefined);
            onImported();
          }}
        />
      )}
      {opened === 'history' && <PriceHistoryDialog site={site} loaded={loaded} onClose={() => setOpened(undefined)} />}
    </div>
  );
}
